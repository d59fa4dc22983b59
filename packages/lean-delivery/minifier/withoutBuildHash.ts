/** What is used of a module of the bundler's own, as Rspack hands it to its hook. */
interface RuntimeModule {
  readonly name: string;
  readonly source?: {source: string | Buffer};
}

interface Compilation {
  readonly hooks: {readonly runtimeModule: {tap(name: string, change: (module: RuntimeModule) => void): void}};
}

interface Compiler {
  readonly hooks: {readonly thisCompilation: {tap(name: string, prepare: (compilation: Compilation) => void): void}};
}

const name = 'without-build-hash';

/**
 * Takes the hash of the whole compilation out of the runtime script. It comes with extracted
 * styles, nothing asks for it (`__webpack_hash__`), and it differs with the folder that is built
 * in: the runtime's name would, and with it every page.
 */
export const withoutBuildHash = {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, ({hooks}) =>
      hooks.runtimeModule.tap(name, (module) => {
        if (module.name === 'get_full_hash' && module.source) {
          module.source.source = Buffer.from('__webpack_require__.h = function () { return ""; };');
        }
      }),
    );
  },
};
