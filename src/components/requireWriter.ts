import type {AnyWriter} from './schema';

/** What a component's `writer.ts` exports. A file of its own, because the unit tests load it in another way. */
export function requireWriter(name: string): AnyWriter {
  // A list of folders cannot be imported otherwise: import() of a variable path is asynchronous.
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  return (require(`./writer/${name}/writer`) as {writer: AnyWriter}).writer;
}
