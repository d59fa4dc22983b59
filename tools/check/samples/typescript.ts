import path from 'node:path';
import ts from 'typescript';
import type {SampleFault} from './fault';

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: ['node'],
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  esModuleInterop: true,
};

/** Folder that the samples seem to lie in; nothing is written to it. */
const folder = '__samples__';

/** Serves the samples from memory and everything else from disk. */
function hostFor(root: string, sources: ReadonlyMap<string, string>): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const {getSourceFile, fileExists, readFile} = host;
  return {
    ...host,
    getCurrentDirectory: () => root,
    fileExists: (name) => sources.has(name) || fileExists(name),
    readFile: (name) => sources.get(name) ?? readFile(name),
    getSourceFile: (name, languageVersion) => {
      const source = sources.get(name);
      return source === undefined
        ? getSourceFile(name, languageVersion)
        : ts.createSourceFile(name, source, languageVersion, true);
    },
  };
}

/**
 * Type-checks samples against the real libraries they import, all in one program.
 *
 * @param samples code, each a module of its own
 * @param root project folder, absolute; its `node_modules` has the libraries' types
 * @returns the faults of each sample, in the order of the samples
 */
export function typescriptFaults(samples: readonly string[], root: string): SampleFault[][] {
  const names = samples.map((_, index) => path.posix.join(root.split(path.sep).join('/'), folder, `sample${index}.ts`));
  const host = hostFor(root, new Map(names.map((name, index) => [name, samples[index] ?? ''])));
  const program = ts.createProgram(names, options, host);
  return names.map((name) => {
    const file = program.getSourceFile(name);
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map((diagnostic) => ({
      line: ts.getLineAndCharacterOfPosition(diagnostic.file ?? file!, diagnostic.start ?? 0).line + 1,
      message: `TypeScript: ${ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ')}`,
    }));
  });
}
