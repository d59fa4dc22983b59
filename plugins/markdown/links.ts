/** Links of pages: those to the handbooks, and those that lead to no file. */
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {Definition, Link, Root} from 'mdast';
import type {Plugin} from 'unified';
import type {VFile} from 'vfile';
import {visit} from 'unist-util-visit';
import {copyAddress, dayInWords, handbookAddress, handbooksAnchor, type DownloadId} from '../../src/lib/handbooks';
import {filled, type LocaleId, rootOf} from '../../src/lib/locales';
import {loadWords} from '../../src/lib/loadWords';
import type {Section} from '../../src/lib/sections';
import {pageAt} from '../../src/offline/site';

interface HandbookLinksOptions {
  readonly locale: LocaleId;
  readonly sections: readonly Section[];
  /** Day of the handbooks, as `2025-12-15`. */
  readonly day: string;
}

const words = loadWords(path.join(path.dirname(__filename), 'links.yml'), [
  'heading',
  'lead',
  'copy',
  'open',
  'offline',
  'offlineKeeps',
]);

/** A link that the router leaves alone, because no route leads there. */
const plainLink = (address: string, label: string) => `[${label}](pathname://${address})`;

const item = (id: DownloadId, address: string, label: string, tail = '') =>
  `- ${plainLink(address, label)}<DownloadSize id="${id}" />${tail}`;

function offer({locale, sections, day}: HandbookLinksOptions): string {
  const {heading, lead, copy, open, offline, offlineKeeps} = words[locale];
  return [
    `import DownloadSize from '@site/src/page/DownloadSize';`,
    '',
    `## ${heading} \\{#${handbooksAnchor}}`,
    '',
    filled(lead, {day: dayInWords(day, locale)}),
    '',
    ...sections.map(({id, label}) => item(id, handbookAddress(id, locale), `${label[locale]} (PDF)`)),
    item('copy', copyAddress, copy, open),
    '',
    `${plainLink(pageAt(rootOf(locale)), offline)} ${offlineKeeps}`,
  ].join('\n');
}

/** Whether a source is that of the page that a section opens on: at the bare address, `index` or a page with the slug `/`. */
function isFirstPage({id, landing}: Section, file: VFile): boolean {
  const [, name] = new RegExp(`${id}(?:/current)?/([^/]+)\\.mdx?$`).exec(file.path.replaceAll('\\', '/')) ?? [];
  const {slug} = (file.data.frontMatter ?? {}) as {readonly slug?: unknown};
  return name !== undefined && (landing === `/${id}` ? name === 'index' || slug === '/' : landing === `/${id}/${name}`);
}

/** Remark plugin that has the first page of each section offer the handbooks, and the copy of the site. Before the framework's own, which list headings. */
export const handbookLinks: Plugin<[HandbookLinksOptions], Root> = function (options) {
  return (root, file) => {
    if (options.sections.some((section) => isFirstPage(section, file))) {
      root.children.push(...(this.parse(offer(options)) as Root).children);
    }
  };
};

const markdownFile = /^(?!\w+:).*\.mdx?(?:$|[?#])/;

/**
 * Remark plugin that warns about a Markdown link that leads to no file, with file, line and
 * target. It runs after the framework's own resolution, so a link that still ends in `.md`
 * or `.mdx` was not resolved. (The framework's own warning has no line.)
 */
export const markdownLinks: Plugin<[], Root> = () => (root, file) => {
  visit(root, ['link', 'definition'], (node) => {
    const {url, position} = node as Link | Definition;
    if (markdownFile.test(url)) {
      const source = path.relative(process.cwd(), file.path);
      logger.warn(
        `${source}:${position?.start.line ?? 1}  broken markdown link to "${url}"\n  → write the page's address, for example /report/intro`,
      );
    }
  });
};
