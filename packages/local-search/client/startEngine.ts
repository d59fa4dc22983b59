import type {Call, Reply} from './worker';
import type {Answer, PageTexts, SearchOptions} from '../engine/types';

/** An engine that runs apart from the page. */
export interface RemoteEngine {
  search(query: string, options: SearchOptions): Promise<Answer>;
  add(name: string, texts: PageTexts): Promise<unknown>;
}

/**
 * Starts an engine in a worker.
 *
 * @param index JSON in UTF-8, on its way
 * @throws what `index` throws, or why the worker cannot read it
 */
export async function startEngine(index: Promise<ArrayBuffer>): Promise<RemoteEngine> {
  // Its script comes while the index does.
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  // It answers one call after the other, in their order.
  const waiting: ((reply: Reply) => void)[] = [];
  worker.onmessage = ({data}: MessageEvent<Reply>) => waiting.shift()!(data);
  worker.onerror = () => waiting.splice(0).forEach((end) => end({error: 'The worker of the search did not come.'}));

  async function call(what: Call, moved: Transferable[] = []): Promise<unknown> {
    const reply = await new Promise<Reply>((resolve) => {
      waiting.push(resolve);
      worker.postMessage(what, moved);
    });
    if ('error' in reply) {
      throw new Error(reply.error);
    }
    return reply.value;
  }

  try {
    const json = await index;
    await call({index: json}, [json]);
  } catch (error) {
    worker.terminate();
    throw error;
  }
  return {
    search: (query, options) => call({query, options}) as Promise<Answer>,
    add: (name, texts) => call({name, texts}),
  };
}
