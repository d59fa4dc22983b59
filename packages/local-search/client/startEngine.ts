import type {Answer, Call} from '../engine/types';

/** Hands a call to an engine. @throws why there is no answer */
export type Ask = (call: Call) => Promise<Answer | undefined>;

/** Starts an engine in a worker. One that has failed answers nothing more. */
export function startEngine(): Ask {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  const failure = new Promise<undefined>((_, reject) => {
    worker.onerror = ({message = 'The worker did not come.'}) => reject(new Error(message));
  });
  return (call) => {
    const {port1, port2} = new MessageChannel();
    worker.postMessage(call, [port2]);
    const answer = new Promise<Answer | undefined>(
      (resolve) => (port1.onmessage = ({data}) => resolve(data as Answer)),
    );
    return Promise.race([answer, failure]);
  };
}
