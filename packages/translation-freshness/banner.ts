import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {PhrasingContent, Root, RootContent} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {frontMatterOf} from '../page-source';
import {pairOfTranslation, type DocsInstance, type FreshnessOptions} from './pairs';
import {readSideFile} from './stamp';
import {statusOf, type Change} from './status';

const text = (value: string): PhrasingContent => ({type: 'text', value});

/**
 * A link to the pages in the source language. It is an element as if the writer had typed it
 * (`_mdxExplicitJsx`): MDX would replace any other by the framework's link, which stays in the language.
 *
 * @param lang language of the words, when it is not that of the translation
 */
function sourceLink(href: string, hrefLang: string, words: string, lang?: string): MdxJsxTextElement {
  const attributes = {href, hrefLang, ...(lang && {lang})};
  return {
    type: 'mdxJsxTextElement',
    name: 'a',
    data: {_mdxExplicitJsx: true} as object,
    attributes: Object.entries(attributes).map(([name, value]) => ({type: 'mdxJsxAttribute', name, value})),
    children: [text(words) as never],
  };
}

function changeLink(change: Change, address: string, {source, notice}: FreshnessOptions): PhrasingContent[] {
  const href = change.anchor === '' ? address : `${address}#${change.anchor}`;
  const words = change.anchor === '' ? notice.top : change.translation;
  const link = words === '' ? sourceLink(href, source, change.source, source) : sourceLink(href, source, words);
  return change.how === 'added' ? [link, text(` ${notice.added}`)] : [link];
}

/** “A, B and C” of links. A part that was taken away has nothing to link to. */
function listOf(changes: readonly Change[], address: string, options: FreshnessOptions): PhrasingContent[] {
  const shown = changes.filter(({how}) => how !== 'removed');
  return shown.flatMap((change, index) => {
    const before = index === shown.length - 1 ? ` ${options.notice.and} ` : ', ';
    return [...(index === 0 ? [] : [text(before)]), ...changeLink(change, address, options)];
  });
}

/**
 * The notice at the top of a stale page, in the form that the framework's own `:::info` takes.
 *
 * @param address of the source page, with the site's base path
 */
function noticeFor(changes: readonly Change[], address: string, options: FreshnessOptions): RootContent {
  const {notice, source} = options;
  const links = listOf(changes, address, options);
  const what = links.length === 0 ? [] : [text(` ${notice.parts} `), ...links, text('.')];
  const [before, link, behind] = notice.readSource;
  const readOn = [text(` ${before}`), sourceLink(address, source, link), text(behind)];
  const children: PhrasingContent[] = [text(notice.changed), ...what, ...readOn];
  const admonition = {
    type: 'admonition',
    data: {hName: 'admonition', hProperties: {type: 'info', title: notice.title}},
    children: [{type: 'paragraph', children}],
  };
  return admonition as unknown as RootContent;
}

/** Address of a source page below the site's base path, from its path in its folder and the slug in its front matter. */
function addressOf({routeBasePath}: DocsInstance, relative: string, slug: unknown): string {
  const page = typeof slug === 'string' ? slug : relative.replace(/\.mdx?$/, '').replace(/(?:^|\/)index$/, '');
  return path.posix.join('/', routeBasePath, page).replace(/^\/|\/$/g, '');
}

/**
 * Remark plugin that shows readers of a stale translation which parts have changed in the source
 * page, with links to them. Works on the files alone, without git. The site's folder is the one
 * that the build runs in (`file.cwd`) and no option: no path of a machine is to reach the readers. Option `baseUrl`: path
 * that the pages in the source language stand under, with a slash at both ends.
 */
const freshnessBanner: Plugin<[FreshnessOptions & {readonly baseUrl: string}], Root> =
  ({baseUrl, ...options}) =>
  (tree, file) => {
    const project = {...options, siteDir: file.cwd};
    const found = pairOfTranslation(project, file.path);
    if (found === undefined) {
      return;
    }
    const {pair, docs} = found;
    const status = statusOf(project, pair, readSideFile(project));
    if (status.state === 'stale') {
      const {slug} = frontMatterOf(readFileSync(file.path, 'utf8'));
      const address = baseUrl + addressOf(docs, path.posix.relative(docs.path, pair.source), slug);
      tree.children.unshift(noticeFor(status.changes, address, options));
    }
  };

export default freshnessBanner;
