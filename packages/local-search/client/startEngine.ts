import type {Answer} from '../engine/types';
import type {Call} from './calls';

/** Hands a call to an engine. @throws why there is no answer */
export type Ask = (call: Call) => Promise<Answer | undefined>;

type Reply = {readonly value: Answer | undefined} | {readonly error: string};

/** Starts an engine in a worker. */
export function startEngine(): Ask {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  const failure = new Promise<Reply>((resolve) => {
    worker.onerror = () => resolve({error: 'The worker of the search did not come.'});
  });
  return async (call) => {
    const {port1, port2} = new MessageChannel();
    worker.postMessage(call, [port2]);
    const answer = new Promise<Reply>((resolve) => (port1.onmessage = ({data}: MessageEvent<Reply>) => resolve(data)));
    const reply = await Promise.race([answer, failure]);
    port1.close();
    if ('error' in reply) {
      throw new Error(reply.error);
    }
    return reply.value;
  };
}
