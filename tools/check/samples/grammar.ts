import {createRequire} from 'node:module';
import {Language, Parser, type Node} from 'web-tree-sitter';
import type {Fault} from '../problem';

const require = createRequire(import.meta.url);

/** Languages that are read by a grammar, each with its name and the grammar's file. */
const grammars = {
  csharp: {name: 'C#', file: 'tree-sitter-c-sharp/tree-sitter-c_sharp.wasm'},
  bash: {name: 'Bash', file: 'tree-sitter-bash/tree-sitter-bash.wasm'},
  python: {name: 'Python', file: 'tree-sitter-python/tree-sitter-python.wasm'},
  powershell: {name: 'PowerShell', file: 'tree-sitter-pwsh/tree-sitter-powershell.wasm'},
} as const;

type GrammarLanguage = keyof typeof grammars;

const parsers: Partial<Record<GrammarLanguage, Promise<Parser>>> = {};
let starting: Promise<void> | undefined;

async function load(language: GrammarLanguage): Promise<Parser> {
  await (starting ??= Parser.init());
  const parser = new Parser();
  parser.setLanguage(await Language.load(require.resolve(grammars[language].file)));
  return parser;
}

/** Outermost places where the text is not of the language. */
function errorsIn(node: Node, name: string): Fault[] {
  const line = node.startPosition.row + 1;
  if (node.isMissing) {
    return [{line, message: `${name}: "${node.type}" is missing.`, fix: `Write "${node.type}" where it belongs.`}];
  }
  if (node.isError) {
    const message = `${name}: "${node.text.trim().split('\n')[0]!.slice(0, 40)}" cannot stand here.`;
    const fix = 'Look there and on the next lines for a bracket, quote or separator that is missing or one too many.';
    return [{line, message, fix}];
  }
  return node.hasError ? node.children.flatMap((child) => errorsIn(child!, name)) : [];
}

/** Where a sample is not of its language. */
export async function syntaxFaults(code: string, language: GrammarLanguage): Promise<Fault[]> {
  const parser = await (parsers[language] ??= load(language));
  // A grammar may want the end of line that a code block on a page does not have.
  return errorsIn(parser.parse(`${code}\n`)!.rootNode, grammars[language].name);
}
