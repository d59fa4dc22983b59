import type {List, ListItem, Root, RootContent} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import type {VFile} from 'vfile';
import {dayInWords, handbookAddress, handbooksAnchor, sizeClass} from '../../../src/lib/handbooks';
import type {Localized, LocaleId} from '../../../src/lib/locales';
import type {Section, SectionId} from '../../../src/lib/sections';

export interface HandbookLinksOptions {
  readonly locale: LocaleId;
  /** Those of the build. */
  readonly sections: readonly Section[];
  /** Day of the handbooks, as `2025-12-15`. */
  readonly day: string;
}

const words: Localized<{readonly heading: string; readonly lead: (day: string) => string}> = {
  sv: {
    heading: 'Handboken som PDF',
    lead: (day) => `Samma text att skriva ut, spara eller läsa utan nät. Utgåva ${day}.`,
  },
  en: {
    heading: 'The handbook as PDF',
    lead: (day) => `The same text to print, keep or read offline. Edition of ${day}.`,
  },
};

/** Empty until the handbook has been printed; the release writes its size here. */
function sizeElement(section: SectionId): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name: 'span',
    attributes: [{type: 'mdxJsxAttribute', name: 'className', value: sizeClass(section)}],
    children: [],
  };
}

function item({id, label}: Section, locale: LocaleId): ListItem {
  const link = {
    type: 'link' as const,
    url: `pathname://${handbookAddress(id, locale)}`,
    children: [{type: 'text' as const, value: label[locale]}],
  };
  return {type: 'listItem', children: [{type: 'paragraph', children: [link, sizeElement(id)]}]};
}

function offer({locale, sections, day}: HandbookLinksOptions): RootContent[] {
  const {heading, lead} = words[locale];
  const list: List = {type: 'list', spread: false, children: sections.map((section) => item(section, locale))};
  return [
    {type: 'heading', depth: 2, children: [{type: 'text', value: `${heading} {#${handbooksAnchor}}`}]},
    {type: 'paragraph', children: [{type: 'text', value: lead(dayInWords(day, locale))}]},
    list,
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
    root.children.push(...offer(options));
  }
};

export default handbookLinks;
