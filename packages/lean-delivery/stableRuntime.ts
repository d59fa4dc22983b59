import type {Compiler} from '../common';

const name = 'stable-runtime';

const stylesheetList = /(var cssChunks = \{\n)([^}]*)(\})/;

/**
 * The module that loads stylesheets, with its list of chunks in the order of their names.
 *
 * @throws when it has no such list, as after an upgrade
 */
function withSortedStylesheets(source: string): string {
  if (!stylesheetList.test(source)) {
    throw new Error(
      'packages/lean-delivery: the bundler writes its list of stylesheets in another way. See "css loading" among its runtime modules and correct stableRuntime.ts.',
    );
  }
  return source.replace(stylesheetList, (_, begin: string, lines: string, end: string) => {
    const sorted = lines.split('\n').filter(Boolean).sort();
    return `${begin}${sorted.join('\n')}\n${end}`;
  });
}

/** What differs from build to build in modules of the runtime script, by their names, and what stands there instead. */
const edits: Readonly<Record<string, (source: string) => string>> = {
  // The hash of the whole compilation, which comes with extracted styles and differs with the folder; nothing asks for it.
  get_full_hash: () => '__webpack_require__.h = function () { return ""; };',
  // The bundler (Rspack 1.2) lists them in the order in which its threads have ended.
  'css loading': withSortedStylesheets,
};

/**
 * Makes the runtime script of the same sources the same, byte for byte: its name would differ otherwise, and with it
 * every page.
 */
export const stableRuntime = {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, ({hooks}) =>
      hooks.runtimeModule.tap(name, (module) => {
        const edit = edits[module.name];
        // The runtime of a worker, which shows nothing, has the module without any text; webpack has a function there.
        if (edit && module.source?.source?.length) {
          module.source.source = Buffer.from(edit(module.source.source.toString()));
        }
      }),
    );
  },
};
