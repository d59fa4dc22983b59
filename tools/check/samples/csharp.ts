import {createRequire} from 'node:module';
import {Language, Parser, type Node} from 'web-tree-sitter';
import type {SampleFault} from './fault';

const require = createRequire(import.meta.url);

let loading: Promise<Parser> | undefined;

async function load(): Promise<Parser> {
  await Parser.init();
  const parser = new Parser();
  parser.setLanguage(await Language.load(require.resolve('tree-sitter-c-sharp/tree-sitter-c_sharp.wasm')));
  return parser;
}

/** Outermost places where the text is no C#. */
function errorsIn(node: Node): SampleFault[] {
  const line = node.startPosition.row + 1;
  if (node.isMissing) {
    return [{line, message: `C#: "${node.type}" is missing.`}];
  }
  if (node.isError) {
    const text = node.text.split('\n')[0]?.trim().slice(0, 40) ?? '';
    return [{line, message: `C#: "${text}" cannot stand here.`}];
  }
  return node.hasError ? node.children.flatMap((child) => (child === null ? [] : errorsIn(child))) : [];
}

/** Syntax faults of a C# sample. */
export async function csharpFaults(code: string): Promise<SampleFault[]> {
  loading ??= load();
  const tree = (await loading).parse(code);
  if (tree === null) {
    throw new Error('tools/check: the C# parser gave no tree.');
  }
  return errorsIn(tree.rootNode);
}
