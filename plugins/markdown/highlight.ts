import type {Element, Root} from 'hast';
import {toString} from 'mdast-util-to-string';
import {CONTINUE, SKIP, visit} from 'unist-util-visit';
import {codeHtml} from '../../src/lib/highlight/html';
import {languageNames, type LanguageName} from '../../src/lib/highlight/languages';

function languageOf(code: Element): LanguageName {
  const classes = (code.properties.className ?? []) as string[];
  const name = classes.find((candidate) => candidate.startsWith('language-'))?.slice('language-'.length) ?? 'text';
  const known = languageNames.find((candidate) => candidate === name.toLowerCase());
  if (!known) {
    throw new Error(`the language "${name}" of a code fence is not known. Known: ${languageNames.join(', ')}`);
  }
  return known;
}

/** A text of the first line of a fence: `title="create.sql" lang="sv"`; other words (`no-check`, `api`) belong to the sample checks. */
const textIn = (meta: string, name: string) => new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(meta)?.[1];

/** Replaces the text of a fence by the properties that theme/CodeBlock draws. */
function highlightFence(code: Element): void {
  const language = languageOf(code);
  const meta = (code.properties.metastring as string | undefined) ?? code.data?.meta ?? '';
  const [title, lang] = [textIn(meta, 'title'), textIn(meta, 'lang')];
  const html = codeHtml(toString(code).replace(/\n$/, ''), language);
  code.properties = {
    language,
    html,
    ...(title !== undefined && {title}),
    // The language of the words in it, when it is not the page's.
    ...(lang && {lang}),
  };
  code.children = [];
}

/**
 * Rehype plugin: highlights the fences of a page at build time, with the grammars of
 * prism-react-renderer and prismjs. The page then carries one string per sample, and no
 * highlighter travels to the reader (packages/lean-delivery/replaced.ts).
 *
 * @throws naming file, line and the remedy, on an unknown language
 */
export default function highlight() {
  return (tree: Root, file: {path: string}): void =>
    visit(tree, {tagName: 'pre'}, ({children: [code]}: Element) => {
      if (code?.type !== 'element' || code.tagName !== 'code') {
        return CONTINUE;
      }
      try {
        highlightFence(code);
      } catch (error) {
        throw new Error(`${file.path}:${code.position?.start.line ?? 1}: ${(error as Error).message}.`);
      }
      return SKIP;
    });
}
