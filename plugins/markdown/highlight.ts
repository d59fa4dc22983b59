import type {Element, Root} from 'hast';
import {toString} from 'mdast-util-to-string';
import {CONTINUE, SKIP, visit} from 'unist-util-visit';
import {codeHtml} from '../../src/lib/highlight/html';
import {languageNames, type LanguageName} from '../../src/lib/highlight/languages';

/** What stands after the language on the first line of a fence. */
interface FenceMeta {
  readonly title?: string;
  /** Language of the words in it, when it is not the page's: `lang="sv"`. */
  readonly lang?: string;
  /** Lines to point out, from 1. */
  readonly marked: ReadonlySet<number>;
}

function range(part: string): number[] {
  const match = /^(\d+)(?:-(\d+))?$/.exec(part.trim());
  const from = Number(match?.[1]);
  const to = Number(match?.[2] ?? match?.[1]);
  if (!match || from < 1 || to < from) {
    throw new Error(`the line range {${part}} cannot be read. Write for example {2} or {2,4-5}`);
  }
  return Array.from({length: to - from + 1}, (_, index) => from + index);
}

/**
 * Reads `title="create.sql" lang="sv" {2,4-5}`; other words (`no-check`, `api`) belong to the sample checks.
 *
 * @throws when a line range cannot be read
 */
export function parseMeta(meta: string | null | undefined): FenceMeta {
  const text = meta ?? '';
  const title = /(?:^|\s)title="([^"]*)"/.exec(text)?.[1];
  const lang = /(?:^|\s)lang="([^"]*)"/.exec(text)?.[1];
  const lines = /(?:^|\s)\{([^}]*)\}/.exec(text)?.[1];
  return {title, lang, marked: new Set(lines === undefined ? [] : lines.split(',').flatMap(range))};
}

function languageOf(code: Element): LanguageName {
  const classes = (code.properties.className ?? []) as string[];
  const name = classes.find((candidate) => candidate.startsWith('language-'))?.slice('language-'.length) ?? 'text';
  const known = languageNames.find((candidate) => candidate === name.toLowerCase());
  if (!known) {
    throw new Error(`the language "${name}" of a code fence is not known. Known: ${languageNames.join(', ')}`);
  }
  return known;
}

/** Replaces the text of a fence by the properties that theme/CodeBlock draws. */
function highlightFence(code: Element): void {
  const language = languageOf(code);
  const {title, lang, marked} = parseMeta((code.properties.metastring as string | undefined) ?? code.data?.meta);
  const html = codeHtml(toString(code).replace(/\n$/, ''), language, marked);
  code.properties = {
    className: [`language-${language}`],
    html,
    ...(title !== undefined && {title}),
    ...(lang && {lang}),
  };
  code.children = [];
}

/**
 * Rehype plugin: highlights the fences of a page at build time, with the grammars of
 * prism-react-renderer and prismjs. The page then carries one string per sample, and no
 * highlighter travels to the reader (packages/lean-delivery/replaced.ts).
 *
 * @throws naming file, line and the remedy, on an unknown language or line range
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
