import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {projectRoot} from '../../lib/paths';
import type {Fault} from '../problem';

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

/**
 * Type-checks samples against the real libraries they import, all in one program.
 *
 * @param samples code, each a module of its own
 * @returns the faults of each sample, in the order of the samples
 */
export function typescriptFaults(samples: readonly string[]): Fault[][] {
  mkdirSync(path.join(projectRoot, '.cache'), {recursive: true});
  // Inside the project, for the compiler looks for libraries in the folders above.
  const folder = mkdtempSync(path.join(projectRoot, '.cache/samples-'));
  try {
    const files = samples.map((_, index) => path.join(folder, `sample${index}.ts`));
    files.forEach((file, index) => writeFileSync(file, samples[index]!));
    const program = ts.createProgram(files, options, {
      ...ts.createCompilerHost(options),
      getCurrentDirectory: () => projectRoot,
    });
    return files.map((name) => {
      const file = program.getSourceFile(name);
      return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map((diagnostic) => ({
        line: file!.getLineAndCharacterOfPosition(diagnostic.start ?? 0).line + 1,
        message: `TypeScript: ${ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ')}`,
        fix: 'Correct it: the sample is compiled as it stands, with all that it imports.',
      }));
    });
  } finally {
    rmSync(folder, {recursive: true});
  }
}
