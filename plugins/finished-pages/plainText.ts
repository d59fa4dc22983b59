import path from 'node:path';
import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import type {Props} from '@docusaurus/types';
import type {Element, Root} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {toMdast} from 'hast-util-to-mdast';
import type {Nodes} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
import {parseFragment} from 'parse5';
import {visit} from 'unist-util-visit';
import {stringify} from 'yaml';
import type {Element as HtmlElement} from '../../packages/common';
import {addressOf, type FinishedPage, type PageEdit, writeOutput} from '../../packages/finished-pages';
import {filled, type LocaleId, otherLocale} from '../../src/lib/locales';
import {loadWords} from '../../src/lib/loadWords';
import type {Section} from '../../src/lib/sections';
import {documentsOf} from '../sectionDocuments';
import {pageFacts, type PageFacts} from './pageFacts';
import {plainHtml} from './plainHtml';

/** Whose handbook it is, in one language. */
export interface Handbook {
  readonly brand: string;
  readonly version: string;
  readonly locale: LocaleId;
  /** Origin of the site, without a slash at the end. */
  readonly origin: string;
  /** Path of a language, with a slash at both ends. */
  pathOf(locale: LocaleId): string;
}

export interface PlainTextOptions extends Handbook {
  readonly sections: readonly Section[];
  /** Whether strangers are kept out of a section: the list does not send them there. */
  isClosed(section: Section): boolean;
}

function makeAbsolute(root: Root, address: string): void {
  visit(root, 'element', ({properties}: Element) => {
    for (const name of ['href', 'src']) {
      if (typeof properties[name] === 'string') {
        properties[name] = new URL(properties[name], address).href;
      }
    }
    // The words that show under the pointer.
    delete properties.title;
  });
}

/**
 * A part of a page as Markdown, in the dialect of GitHub (tables).
 *
 * @param element of the parsed page
 * @param address of the page, absolute: links become so, too
 */
export function markdownOf(element: HtmlElement, address: string): string {
  const root = fromParse5(parseFragment(plainHtml(element))) as Root;
  makeAbsolute(root, address);
  return toMarkdown(toMdast(root) as Nodes, {
    bullet: '-',
    emphasis: '_',
    rule: '-',
    extensions: [gfmToMarkdown({tablePipeAlign: false})],
  });
}

/** A text behind what it is: title, address, language and the day of its last change. */
export function withHead({heading, canonical, lang, changed}: PageFacts, text: string): string {
  const head = stringify({title: heading, url: canonical, lang, ...(changed && {updated: changed})}, {lineWidth: 0});
  return `---\n${head}---\n\n${text}`;
}

interface SectionText {
  readonly section: Section;
  readonly docs: readonly Pick<DocMetadata, 'title' | 'description' | 'permalink'>[];
  readonly full: string;
}

const words = loadWords(path.join(path.dirname(__filename), 'plainText.yml'), ['title', 'summary', 'about', 'whole']);

/** Address of the file with all texts of a section, below that of the language. */
const fullName = ({id}: Section): string => `${id}/llms-full.txt`;

function sectionLines({section, docs, full}: SectionText, {locale, origin, pathOf}: Handbook): string[] {
  const whole = `${origin}${pathOf(locale)}${fullName(section)}`;
  return [
    `## ${section.label[locale]}`,
    '',
    ...docs.map(({title, permalink, description}) => `- [${title}](${origin}${permalink}.md): ${description}`),
    `- [${words[locale].whole}](${whole}): ${Math.ceil(Buffer.byteLength(full) / 1000)} kB`,
    '',
  ];
}

/** The list of what there is to read, by the convention of https://llmstxt.org. */
export function llmsIndex(sections: readonly SectionText[], handbook: Handbook): string {
  const {brand, version, locale, origin, pathOf} = handbook;
  const {title, summary, about} = words[locale];
  const other = `${origin}${pathOf(otherLocale(locale))}llms.txt`;
  return [
    `# ${filled(title, {brand})}`,
    '',
    `> ${filled(summary, {brand, version})}`,
    '',
    filled(about, {other}),
    '',
    ...sections.flatMap((section) => sectionLines(section, handbook)),
  ].join('\n');
}

/** @param texts that were written for pages, by address as the router has it */
async function writeLists(texts: ReadonlyMap<string, string>, options: PlainTextOptions, build: Props): Promise<void> {
  const parts = options.sections.map((section) => {
    const docs = documentsOf(section, build);
    return {section, docs, full: docs.map(({permalink}) => texts.get(decodeURI(permalink))).join('\n')};
  });
  await Promise.all(parts.map(({section, full}) => writeOutput(build, fullName(section), full)));
  const open = parts.filter(({section}) => !options.isClosed(section));
  await writeOutput(build, 'llms.txt', llmsIndex(open, options));
}

/**
 * Every document as Markdown beside its page (`/report/intro.md`), named in the page's head; a list of them for
 * programs that read (`llms.txt`), and one file for each section (`report/llms-full.txt`).
 */
export function plainText(options: PlainTextOptions): PageEdit {
  const texts = new Map<string, string>();

  async function publish({page, name}: FinishedPage, build: Props) {
    const {article} = page;
    if (!article) {
      return {};
    }
    const address = addressOf(name, build.baseUrl);
    const facts = pageFacts(page);
    const text = withHead(facts, markdownOf(article, facts.canonical));
    texts.set(address, text);
    await writeOutput(build, name.replace(/html$/, 'md'), text);
    return {head: `<link rel=alternate type=text/markdown href=${encodeURI(address)}.md>`};
  }

  return {
    name: 'plain-text',
    prepare: (build) => (page) => publish(page, build),
    finish: (build) => writeLists(texts, options, build),
  };
}
