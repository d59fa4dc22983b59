import type {Measure} from '../measure';

interface Module {
  nameForCondition(): string | null;
}

/**
 * Name of the script that a module belongs to; `undefined` for one that is left to the bundler.
 *
 * @param chunks patterns by name; the first that fits holds
 * @param module absolute path
 */
export function chunkOf(chunks: Readonly<Record<string, readonly RegExp[]>>, module: string): string | undefined {
  return Object.entries(chunks).find(([, patterns]) => patterns.some((pattern) => pattern.test(module)))?.[0];
}

/**
 * Puts the modules that pages of one kind share into one file each. The bundler makes more of them, with
 * some modules twice: 2 KB gzip and three requests more. On the server, where the framework shares
 * nothing among chunks, each text would bring them all.
 */
export const chunks: Measure = {
  name: 'chunks',
  part: ({options}) => ({
    cacheGroups: Object.fromEntries(
      Object.keys(options.chunks).map((name) => [
        name,
        {
          name,
          chunks: 'async',
          enforce: true,
          // Above the framework's group of what half of the pages share (40), below its styles (50).
          priority: 45,
          type: 'javascript/auto',
          test: (module: Module) => chunkOf(options.chunks, module.nameForCondition() ?? '') === name,
        },
      ]),
    ),
  }),
};
