import {createRequire} from 'node:module';
import {Language, Parser, type Node} from 'web-tree-sitter';
import type {SampleFault} from './fault';

const require = createRequire(import.meta.url);

/** Languages that are read by a grammar, each with its name and the grammar's file. */
const grammars = {
  csharp: {name: 'C#', file: 'tree-sitter-c-sharp/tree-sitter-c_sharp.wasm'},
  powershell: {name: 'PowerShell', file: 'tree-sitter-pwsh/tree-sitter-powershell.wasm'},
} as const;

type GrammarLanguage = keyof typeof grammars;

const loading = new Map<GrammarLanguage, Promise<Parser>>();
let starting: Promise<void> | undefined;

async function load(language: GrammarLanguage): Promise<Parser> {
  starting ??= Parser.init();
  await starting;
  const parser = new Parser();
  parser.setLanguage(await Language.load(require.resolve(grammars[language].file)));
  return parser;
}

function parserOf(language: GrammarLanguage): Promise<Parser> {
  const parser = loading.get(language) ?? load(language);
  loading.set(language, parser);
  return parser;
}

/** Outermost places where the text is not of the language. */
function errorsIn(node: Node, name: string): SampleFault[] {
  const line = node.startPosition.row + 1;
  if (node.isMissing) {
    return [{line, message: `${name}: "${node.type}" is missing.`, fix: `Write "${node.type}" where it belongs.`}];
  }
  if (node.isError) {
    const text = node.text.trim().split('\n')[0]?.slice(0, 40) ?? '';
    return [
      {
        line,
        message: `${name}: "${text}" cannot stand here.`,
        fix: 'Look there and on the next lines for a bracket, quote or separator that is missing or one too many.',
      },
    ];
  }
  return node.hasError ? node.children.flatMap((child) => (child === null ? [] : errorsIn(child, name))) : [];
}

/** Where a sample is not of its language. */
export async function syntaxFaults(code: string, language: GrammarLanguage): Promise<SampleFault[]> {
  // A grammar may want the end of line that a code block on a page does not have.
  const tree = (await parserOf(language)).parse(`${code}\n`);
  if (tree === null) {
    throw new Error(`tools/check: the grammar of ${grammars[language].name} gave no tree.`);
  }
  return errorsIn(tree.rootNode, grammars[language].name);
}
