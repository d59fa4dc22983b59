import path from 'node:path';
import type {PhrasingContent, Root, RootContent} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {frontMatterOf} from './fingerprint';
import {statusOf, type Change} from './freshness';
import {pairOfTranslation, readSideFile} from './pairs';
import {readFileSync} from 'node:fs';

interface Options {
  /** Path that the Swedish site stands under, with a slash at both ends. */
  readonly baseUrl: string;
}

const text = (value: string): PhrasingContent => ({type: 'text', value});

/**
 * A link to the Swedish site. It is an element as if the writer had typed it (`_mdxExplicitJsx`):
 * MDX would replace any other by the framework's link, which stays in the language.
 */
function swedishLink(href: string, words: string, lang: 'sv' | undefined): MdxJsxTextElement {
  const attributes = {href, hrefLang: 'sv', ...(lang && {lang})};
  return {
    type: 'mdxJsxTextElement',
    name: 'a',
    data: {_mdxExplicitJsx: true} as object,
    attributes: Object.entries(attributes).map(([name, value]) => ({type: 'mdxJsxAttribute', name, value})),
    children: [text(words) as never],
  };
}

function changeLink(change: Change, address: string): PhrasingContent[] {
  const href = change.anchor === '' ? address : `${address}#${change.anchor}`;
  const link = change.en === '' ? swedishLink(href, change.sv, 'sv') : swedishLink(href, change.en, undefined);
  return change.how === 'added' ? [link, text(' (new)')] : [link];
}

/** “A, B and C” of links. A part that was taken away has nothing to link to. */
function listOf(changes: readonly Change[], address: string): PhrasingContent[] {
  const shown = changes.filter(({how}) => how !== 'removed');
  return shown.flatMap((change, index) => {
    const separator = index === 0 ? '' : index === shown.length - 1 ? ' and ' : ', ';
    return separator === '' ? changeLink(change, address) : [text(separator), ...changeLink(change, address)];
  });
}

/**
 * The notice at the top of a stale page, in the form that the framework's own `:::info` takes.
 *
 * @param address of the Swedish page, with the site's base path
 */
export function noticeFor(changes: readonly Change[], address: string): RootContent {
  const links = listOf(changes, address);
  const what = links.length === 0 ? [] : [text(' Changed since then: '), ...links, text('.')];
  const children: PhrasingContent[] = [
    text('The Swedish original of this page has changed since it was translated.'),
    ...what,
    text(' Read the '),
    swedishLink(address, 'Swedish page', undefined),
    text(' if in doubt.'),
  ];
  const notice = {
    type: 'admonition',
    data: {hName: 'admonition', hProperties: {type: 'info', title: 'Translation being updated'}},
    children: [{type: 'paragraph', children}],
  };
  return notice as unknown as RootContent;
}

/** Address of a page, from its key and the slug in its front matter. */
function addressOf(key: string, slug: unknown): string {
  const [section, ...rest] = key.replace(/\.mdx?$/, '').split('/');
  const relative = typeof slug === 'string' ? slug.replace(/^\//, '') : rest.join('/').replace(/(?:^|\/)index$/, '');
  return relative === '' ? section! : path.posix.join(section!, relative);
}

/**
 * Remark plugin that tells readers of a stale English page which parts have changed in the
 * Swedish original, with links to them. Works on the files alone, without git. The project's folder
 * is the one that the build runs in (`file.cwd`) and no option: options travel to the readers.
 */
const freshnessBanner: Plugin<[Options], Root> = ({baseUrl}) => (tree, file) => {
  const root = file.cwd;
  const pair = pairOfTranslation(root, file.path);
  if (pair === undefined) {
    return;
  }
  const status = statusOf(root, pair, readSideFile(root));
  if (status.state === 'stale') {
    const {slug} = frontMatterOf(readFileSync(file.path, 'utf8'));
    tree.children.unshift(noticeFor(status.changes, `${baseUrl}${addressOf(pair.key, slug)}`));
  }
};

export default freshnessBanner;
