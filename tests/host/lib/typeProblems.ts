import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {modulesRoot} from './npmTools';

/** Data, and the type that it is to have: `import('kubernetes-types/apps/v1').Deployment`. */
export interface Typed {
  readonly type: string;
  readonly value: unknown;
}

/**
 * What TypeScript finds wrong with data when it is written where a type is wanted, keys that the type does not know
 * among it. For makers who publish their schema as types; the package must have been unpacked.
 */
export function typeProblems(data: readonly Typed[]): string[] {
  const file = path.join(modulesRoot, 'data.ts');
  mkdirSync(modulesRoot, {recursive: true});
  writeFileSync(
    file,
    data.map(({type, value}, index) => `export const data${index}: ${type} = ${JSON.stringify(value)};\n`).join(''),
  );
  const program = ts.createProgram([file], {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
  });
  return ts.getPreEmitDiagnostics(program).map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, ' '));
}
