import type {Link, List, ListItem, Root, RootContent} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import type {VFile} from 'vfile';
import {dayInWords, handbookAddress, handbooksAnchor} from '../../../src/lib/handbooks';
import {rootOf, type Localized, type LocaleId} from '../../../src/lib/locales';
import type {Section, SectionId} from '../../../src/lib/sections';
import {pageAt} from '../../../src/offline/site';
import {importOf} from '../importOf';

export interface HandbookLinksOptions {
  readonly locale: LocaleId;
  /** Those of the build. */
  readonly sections: readonly Section[];
  /** Day of the handbooks, as `2025-12-15`. */
  readonly day: string;
}

interface Words {
  readonly heading: string;
  readonly lead: (day: string) => string;
  /** Text of the link to the page that keeps pages in the browser, and what it does. */
  readonly offline: readonly [link: string, rest: string];
}

const words: Localized<Words> = {
  sv: {
    heading: 'Handboken som PDF',
    lead: (day) => `Samma text att skriva ut, spara eller läsa utan nät. Utgåva ${day}.`,
    offline: ['Läs utan nät i webbläsaren', ' – den sparar de sidor och avsnitt som du vill ha kvar.'],
  },
  en: {
    heading: 'The handbook as PDF',
    lead: (day) => `The same text to print, keep or read offline. Edition of ${day}.`,
    offline: ['Read offline in your browser', ' – it keeps the pages and sections that you want to have.'],
  },
};

const sizeComponent = 'HandbookSize';

function sizeElement(section: SectionId): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name: sizeComponent,
    attributes: [{type: 'mdxJsxAttribute', name: 'section', value: section}],
    children: [],
  };
}

/** A link that the router leaves alone, because no route leads there. */
function plainLink(address: string, text: string): Link {
  return {type: 'link', url: `pathname://${address}`, children: [{type: 'text', value: text}]};
}

function item({id, label}: Section, locale: LocaleId): ListItem {
  const link = plainLink(handbookAddress(id, locale), label[locale]);
  return {type: 'listItem', children: [{type: 'paragraph', children: [link, sizeElement(id)]}]};
}

function offer({locale, sections, day}: HandbookLinksOptions): RootContent[] {
  const {heading, lead, offline} = words[locale];
  const list: List = {type: 'list', spread: false, children: sections.map((section) => item(section, locale))};
  return [
    {type: 'heading', depth: 2, children: [{type: 'text', value: `${heading} {#${handbooksAnchor}}`}]},
    {type: 'paragraph', children: [{type: 'text', value: lead(dayInWords(day, locale))}]},
    list,
    {type: 'paragraph', children: [plainLink(pageAt(rootOf(locale)), offline[0]), {type: 'text', value: offline[1]}]},
  ];
}

/** Whether a source is that of the page that a section opens on: at the bare address, `index` or a page with the slug `/`. */
function isFirstPage({id, landing}: Section, file: VFile): boolean {
  const [, name] = new RegExp(`${id}(?:/current)?/([^/]+)\\.mdx?$`).exec(file.path.replaceAll('\\', '/')) ?? [];
  const {slug} = (file.data.frontMatter ?? {}) as {readonly slug?: unknown};
  return name !== undefined && (landing === `/${id}` ? name === 'index' || slug === '/' : landing === `/${id}/${name}`);
}

/** Remark plugin that has the first page of each section offer the handbooks. Before the framework's own, which list headings. */
const handbookLinks: Plugin<[HandbookLinksOptions], Root> = (options) => (root, file) => {
  if (options.sections.some((section) => isFirstPage(section, file))) {
    root.children.unshift(importOf(sizeComponent, '@site/src/page/HandbookSize'));
    root.children.push(...offer(options));
  }
};

export default handbookLinks;
