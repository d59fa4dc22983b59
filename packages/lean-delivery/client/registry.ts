import registry from '@generated/registry';
import {servedPage} from '@site/packages/lean-delivery/client/servedPage';

type Chunk = (typeof registry)[string];

/** In the place of a text that the page came with. */
const ServedContent = () => null;

/** The chunk of the served text, without a request. */
function servedChunk([, ...rest]: Chunk): Chunk {
  return [async () => ({default: ServedContent, ...servedPage!.content}), ...rest];
}

/** The framework's registry of chunks, for which the text of the served page is there already. */
export default new Proxy(registry, {
  get: (chunks, name: string) =>
    name === servedPage?.chunk && chunks[name] ? servedChunk(chunks[name]) : chunks[name],
});
