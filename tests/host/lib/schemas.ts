import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import Ajv, {type ValidateFunction} from 'ajv/dist/2019';
import ts from 'typescript';
import {modulesRoot} from './npmTools';

/** Compiles a JSON Schema of any draft, without the names that older ones have for themselves. */
export function validatorOf(file: string): ValidateFunction {
  const isName = (key: string, value: unknown) => key === '$schema' || (key === 'id' && typeof value === 'string');
  const schema = JSON.parse(readFileSync(file, 'utf8'), (key, value) => (isName(key, value) ? undefined : value));
  return new Ajv({strict: false, validateFormats: false}).compile(schema);
}

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
