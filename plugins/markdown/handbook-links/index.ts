import path from 'node:path';
import type {List, ListItem, PhrasingContent, Root, RootContent} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import type {VFile} from 'vfile';
import {copyAddress, dayInWords, handbookAddress, handbooksAnchor, type DownloadId} from '../../../src/lib/handbooks';
import {filled} from '../../../src/lib/filled';
import {loadWords} from '../../../src/lib/loadWords';
import {rootOf, type LocaleId} from '../../../src/lib/locales';
import type {Section} from '../../../src/lib/sections';
import {pageAt} from '../../../src/offline/site';
import {importOf} from '../importOf';

export interface HandbookLinksOptions {
  readonly locale: LocaleId;
  /** Those of the build. */
  readonly sections: readonly Section[];
  /** Day of the handbooks, as `2025-12-15`. */
  readonly day: string;
}

const words = loadWords(path.join(path.dirname(__filename), 'words.yml'), [
  'heading',
  'lead',
  'copy',
  'open',
  'offline',
  'offlineKeeps',
]);

const sizeComponent = 'DownloadSize';

function sizeElement(id: DownloadId): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name: sizeComponent,
    attributes: [{type: 'mdxJsxAttribute', name: 'id', value: id}],
    children: [],
  };
}

const text = (value: string): PhrasingContent => ({type: 'text', value});

/** A link that the router leaves alone, because no route leads there. */
const plainLink = (address: string, label: string): PhrasingContent => ({
  type: 'link',
  url: `pathname://${address}`,
  children: [text(label)],
});

/** @param tail follows the size */
function item(id: DownloadId, address: string, label: string, ...tail: PhrasingContent[]): ListItem {
  return {
    type: 'listItem',
    children: [{type: 'paragraph', children: [plainLink(address, label), sizeElement(id), ...tail]}],
  };
}

function offer({locale, sections, day}: HandbookLinksOptions): RootContent[] {
  const {heading, lead, copy, open, offline, offlineKeeps} = words[locale];
  const handbooks = sections.map(({id, label}) => item(id, handbookAddress(id, locale), `${label[locale]} (PDF)`));
  const list: List = {
    type: 'list',
    spread: false,
    children: [...handbooks, item('copy', copyAddress, copy, text(open))],
  };
  return [
    {type: 'heading', depth: 2, children: [text(`${heading} {#${handbooksAnchor}}`)]},
    {type: 'paragraph', children: [text(filled(lead, {day: dayInWords(day, locale)}))]},
    list,
    {type: 'paragraph', children: [plainLink(pageAt(rootOf(locale)), offline), text(` ${offlineKeeps}`)]},
  ];
}

/** Whether a source is that of the page that a section opens on: at the bare address, `index` or a page with the slug `/`. */
function isFirstPage({id, landing}: Section, file: VFile): boolean {
  const [, name] = new RegExp(`${id}(?:/current)?/([^/]+)\\.mdx?$`).exec(file.path.replaceAll('\\', '/')) ?? [];
  const {slug} = (file.data.frontMatter ?? {}) as {readonly slug?: unknown};
  return name !== undefined && (landing === `/${id}` ? name === 'index' || slug === '/' : landing === `/${id}/${name}`);
}

/** Remark plugin that has the first page of each section offer the handbooks, and the copy of the site. Before the framework's own, which list headings. */
const handbookLinks: Plugin<[HandbookLinksOptions], Root> = (options) => (root, file) => {
  if (options.sections.some((section) => isFirstPage(section, file))) {
    root.children.unshift(importOf(sizeComponent, '@site/src/page/DownloadSize'));
    root.children.push(...offer(options));
  }
};

export default handbookLinks;
