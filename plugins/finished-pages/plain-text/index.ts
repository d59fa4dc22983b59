import {writeFile} from 'node:fs/promises';
import type {Props} from '@docusaurus/types';
import {serialize} from 'parse5';
import {
  addressOf,
  type FinishedPage,
  type KeptTexts,
  type PageEdit,
  placeFor,
  writeOutput,
} from '../../../packages/finished-pages';
import type {Section} from '../../../src/lib/sections';
import {documentsOf} from '../../sectionDocuments';
import {pageFacts} from '../pageFacts';
import {fullName, type Handbook, llmsIndex, type SectionText} from './llms';
import {markdownOf} from './markdown';
import {withHead} from './withHead';

const place = placeFor('plain-text');

export interface PlainTextOptions extends Handbook {
  readonly sections: readonly Section[];
  /** Whether strangers are kept out of a section: the list does not send them there. */
  isClosed(section: Section): boolean;
}

/** The text of a page as Markdown, with its head; nothing for a page that is no document. */
async function textOf({page}: FinishedPage, kept: KeptTexts): Promise<string | undefined> {
  const {article} = page;
  if (!article) {
    return undefined;
  }
  const facts = pageFacts(page);
  const sources = ['Markdown', facts.canonical, serialize(article)];
  return withHead(facts, await kept.text(sources, () => markdownOf(article, facts.canonical)));
}

/** Texts that were written for pages, by address as the router has it. */
type Texts = ReadonlyMap<string, string>;

function sectionText(section: Section, texts: Texts, build: Props): SectionText {
  const docs = documentsOf(section, build);
  return {section, docs, full: docs.map(({permalink}) => texts.get(decodeURI(permalink))).join('\n')};
}

async function writeLists(
  texts: Texts,
  {sections, isClosed, ...handbook}: PlainTextOptions,
  build: Props,
): Promise<void> {
  const parts = sections.map((section) => sectionText(section, texts, build));
  await Promise.all(parts.map(({section, full}) => writeOutput(build, fullName(section), full)));
  const open = parts.filter(({section}) => !isClosed(section));
  await writeOutput(build, 'llms.txt', llmsIndex(open, handbook));
}

/**
 * Every document as Markdown beside its page (`/report/intro.md`), named in the page's head; a list of them for
 * programs that read (`llms.txt`), and one file for each section (`report/llms-full.txt`).
 */
export function plainText(options: PlainTextOptions): PageEdit {
  const texts = new Map<string, string>();

  async function publish(page: FinishedPage, address: string, kept: KeptTexts): Promise<string> {
    const text = await textOf(page, kept);
    if (text === undefined) {
      return '';
    }
    texts.set(address, text);
    await writeFile(page.file.replace(/html$/, 'md'), text);
    return `<link rel=alternate type=text/markdown href=${encodeURI(address)}.md>`;
  }

  return {
    name: 'plain-text',
    tags: {headTags: [place.mark]},
    prepare:
      ({baseUrl}, kept) =>
      async (page) => {
        const link = await publish(page, addressOf(page.name, baseUrl), kept);
        return (html) => place.fill(html, link, page.name);
      },
    finish: (build) => writeLists(texts, options, build),
  };
}
