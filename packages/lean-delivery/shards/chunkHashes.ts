/** What is used of the bundler, as webpack defines it. */
interface Source {
  source(): string | Buffer;
}

interface Compilation {
  readonly hooks: {
    readonly processAssets: {
      tap(
        options: {readonly name: string; readonly stage: number},
        edit: (assets: Record<string, Source>) => void,
      ): void;
    };
  };
  updateAsset(name: string, source: Source): void;
}

export interface Compiler {
  readonly hooks: {readonly thisCompilation: {tap(name: string, prepare: (compilation: Compilation) => void): void}};
  readonly webpack: {
    readonly Compilation: {readonly PROCESS_ASSETS_STAGE_OPTIMIZE_COMPATIBILITY: number};
    readonly sources: {readonly RawSource: new (text: string) => Source};
  };
}

const name = 'shards';

/** In the runtime script, before it is minified: from a chunk's name to its hash, in the function that makes its address. */
const table = /(__webpack_require__\.u = function \(chunkId\) \{[^{}]*)(\{[^{}]*\})\[chunkId\]/;

/** A line of the table. */
const entry = /"([^"]+)": ?"(\w+)"/g;

/** Stands for the hash of a chunk until that is known. */
const marker = /"hash of ([^"]+)"/g;

/**
 * Code of a shard that hands the runtime script the hashes of its chunks.
 *
 * @param chunks their names
 */
export function hashesCode(chunks: readonly string[]): string {
  const hashes = Object.fromEntries(chunks.map((chunk) => [chunk, `hash of ${chunk}`]));
  return `Object.assign(__webpack_require__.hashes, ${JSON.stringify(hashes)});`;
}

/**
 * The scripts of a build with the hashes of chunks where they are needed: those that a script marks stand there,
 * and no longer in the runtime script.
 *
 * @param scripts text by name, not yet minified
 * @returns the scripts that have changed; none when no hash is marked
 * @throws when the runtime script has no table of hashes, as after an upgrade, or a chunk that is marked is not in it
 */
export function withHashesMoved(scripts: Readonly<Record<string, string>>): Record<string, string> {
  const marked = Object.entries(scripts).filter(([, text]) => text.search(marker) >= 0);
  if (marked.length === 0) {
    return {};
  }
  const [runtime, text] = Object.entries(scripts).find(([, code]) => table.test(code)) ?? [];
  if (runtime === undefined || text === undefined) {
    throw new Error(
      'packages/lean-delivery, shards: the bundler writes the addresses of chunks in another way. See "get javascript chunk filename" among its runtime modules and correct chunkHashes.ts.',
    );
  }
  const hashes = new Map([...table.exec(text)![2]!.matchAll(entry)].map(([, chunk, hash]) => [chunk!, hash!]));
  const moved = new Set<string>();
  const hashOf = (chunk: string) => {
    if (!hashes.has(chunk)) {
      throw new Error(`packages/lean-delivery, shards: the build has no chunk "${chunk}", which a shard names.`);
    }
    moved.add(chunk);
    return JSON.stringify(hashes.get(chunk));
  };
  const shards = marked.map(([script, code]) => [script, code.replace(marker, (_, chunk: string) => hashOf(chunk))]);
  const kept = JSON.stringify(Object.fromEntries([...hashes].filter(([chunk]) => !moved.has(chunk))));
  const shorter = text.replace(
    table,
    (_, begin: string) => `__webpack_require__.hashes = ${kept};\n${begin}__webpack_require__.hashes[chunkId]`,
  );
  return {...(Object.fromEntries(shards) as Record<string, string>), [runtime]: shorter};
}

/**
 * Moves the hashes of chunks that only a shard names from the runtime script, which travels with every page, to the
 * shard. Before the bundler makes the names of files from their contents, so that these are right, too.
 */
export const chunkHashes = {
  apply({hooks, webpack: {Compilation, sources}}: Compiler): void {
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_COMPATIBILITY;
    hooks.thisCompilation.tap(name, (compilation) =>
      compilation.hooks.processAssets.tap({name, stage}, (assets) => {
        const scripts = Object.entries(assets).filter(([file]) => file.endsWith('.js'));
        const texts = Object.fromEntries(scripts.map(([file, source]) => [file, source.source().toString()]));
        Object.entries(withHashesMoved(texts)).forEach(([file, text]) =>
          compilation.updateAsset(file, new sources.RawSource(text)),
        );
      }),
    );
  },
};
