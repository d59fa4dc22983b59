import {codeHtml} from '../../../src/lib/highlight/html';
import {languageNames, type LanguageName} from '../../../src/lib/highlight/languages';
import {textOf, type HastNode} from '../hast';
import {parseMeta} from './meta';

function fenceOf(pre: HastNode): HastNode | undefined {
  const [code] = pre.children ?? [];
  return pre.tagName === 'pre' && code?.tagName === 'code' ? code : undefined;
}

function languageOf(code: HastNode): LanguageName {
  const classes = (code.properties?.className ?? []) as string[];
  const name = classes.find((candidate) => candidate.startsWith('language-'))?.slice('language-'.length) ?? 'text';
  const known = languageNames.find((candidate) => candidate === name.toLowerCase());
  if (!known) {
    throw new Error(`the language "${name}" of a code fence is not known. Known: ${languageNames.join(', ')}`);
  }
  return known;
}

/** Replaces the text of a fence by the properties that theme/CodeBlock draws. */
function highlightFence(code: HastNode): void {
  const language = languageOf(code);
  const {title, lang, marked} = parseMeta((code.properties?.metastring as string | undefined) ?? code.data?.meta);
  const html = codeHtml(textOf(code).replace(/\n$/, ''), language, marked);
  code.properties = {
    className: [`language-${language}`],
    html,
    ...(title !== undefined && {title}),
    ...(lang && {lang}),
  };
  code.children = [];
}

function visit(node: HastNode, onFence: (code: HastNode) => void): void {
  const fence = fenceOf(node);
  if (fence) {
    onFence(fence);
    return;
  }
  node.children?.forEach((child) => visit(child, onFence));
}

/**
 * Rehype plugin: highlights the fences of a page at build time, with the grammars of
 * prism-react-renderer and prismjs. The page then carries one string per sample, and no
 * highlighter travels to the reader (packages/lean-delivery/replaced.ts).
 *
 * @throws naming file, line and the remedy, on an unknown language or line range
 */
export default function highlight() {
  return (tree: HastNode, file: {path: string}): void =>
    visit(tree, (code) => {
      try {
        highlightFence(code);
      } catch (error) {
        throw new Error(`${file.path}:${code.position?.start.line ?? 1}: ${(error as Error).message}.`);
      }
    });
}
