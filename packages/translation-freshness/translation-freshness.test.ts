import path from 'node:path';
import type {Root} from 'mdast';
import {describe, expect, it} from 'vitest';
import {scratchFolder} from '../scratch-folder';
import freshnessBanner from './banner';
import {allPairs, findPair, type FreshnessOptions, type Project} from './pairs';
import {fingerprint, leftoverKeys, readSideFile, renameInSideFile, stamp, withStamp} from './stamp';
import {allStatuses, changesSince, statusTable} from './status';

const {dir, write, read} = scratchFolder();

const options: FreshnessOptions = {
  source: 'sv',
  translation: 'en',
  docs: [
    {id: 'api', path: 'docs-api', routeBasePath: 'api'},
    {id: 'data', path: 'docs-data', routeBasePath: 'data-sources'},
  ],
  frontMatter: ['title', 'description'],
  stampCommand: 'npm run translate -- stamp',
  notice: {
    title: 'Being updated',
    changed: 'The original has changed.',
    parts: 'Changed:',
    and: 'and',
    added: '(new)',
    top: 'the beginning',
    readSource: ['Read the ', 'original', ' if in doubt.'],
  },
};

/** A site's folder that holds only the given files, those that have a text. */
function projectWith(files: Readonly<Record<string, string | undefined>>): Project {
  Object.entries(files).forEach(([file, text]) => text !== undefined && write(file, text));
  return {...options, siteDir: dir};
}

const print = (text: string) => fingerprint(text, options.frontMatter);

const source = `---
title: Sida
keywords: [a]
---

Inledning.

## Steg {#steps}

Gör så.

\`\`\`\`text
## Inte en rubrik {#no}
\`\`\`
## Inte heller {#no-either}
\`\`\`\`

## Kontroll {#check}

Se efter.
`;

it.each([
  ['line ends', source.replaceAll('\n', '\r\n')],
  ['spaces at line ends', source.replaceAll('så.', 'så.  ')],
  ['empty lines', source.replaceAll('\n\n', '\n\n\n\n')],
  ['comments', source.replace('Gör så.', '<!-- obs -->Gör så.')],
  ['keywords', source.replace('[a]', '[a, b]')],
  ['decomposed letters', source.normalize('NFD')],
])('does not count %s as a change', (_name, changed) => {
  expect(print(changed)).toEqual(print(source));
});

it.each([
  ['a word', source.replace('Gör så', 'Gör inte så'), [{anchor: 'steps', how: 'changed'}]],
  ['the title', source.replace('title: Sida', 'title: Sidan'), [{anchor: '', how: 'changed'}]],
  ['a code sample', source.replace('Inte heller', 'Absolut inte'), [{anchor: 'steps', how: 'changed'}]],
  ['a new part', `${source}\n## Nytt {#new}\n`, [{anchor: 'new', how: 'added'}]],
  ['a part less', source.replace(/## Kontroll[^]*$/, ''), [{anchor: 'check', how: 'removed'}]],
])('notices a change of %s', (_name, changed, expected) => {
  expect(print(changed).whole).not.toBe(print(source).whole);
  expect(changesSince(print(source).parts, changed, source, options)).toMatchObject(expected);
});

it('notices that parts have changed places', () => {
  const [head, steps, check] = source.split(/(?=^## (?:Steg|Kontroll))/m);
  expect(print(`${head}${check}\n${steps}`).whole).not.toBe(print(source).whole);
});

/** A project with one page, and the side file that the stamp of `stamped` would have written. */
function project(swedish: string | undefined, english: string | undefined, stamped = source): Project {
  return projectWith({
    'docs-api/sql/page.mdx': swedish,
    'i18n/en/docusaurus-plugin-content-docs-api/current/sql/page.mdx': english,
    'i18n/en/.freshness.json': JSON.stringify({
      'api/sql/page.mdx': {...print(stamped).parts, ':translation': print(translated).whole},
    }),
  });
}

const translated = `---\ntitle: Page\ntranslated_from: "${print(source).whole}"\n---\n\n## Steps {#steps}\n\n## Check {#check}\n`;

it.each([
  ['fresh', source, translated],
  ['stale', source.replace('Se efter', 'Titta'), translated],
  ['unreviewed', source.replace('Se efter', 'Titta'), `${translated}Look.\n`],
  ['fresh', source, `${translated}Look.\n`],
  ['unstamped', source, '---\ntitle: Page\n---\n'],
  ['missing', source, undefined],
  ['orphaned', undefined, translated],
])('calls a page %s', (state, swedish, english) => {
  expect(allStatuses(project(swedish, english)).map((status) => status.state)).toEqual([state]);
});

/** What the banner puts on the translation, as JSON. */
function bannerOn({siteDir}: Project, name = 'api/current/sql/page.mdx'): string {
  const tree: Root = {type: 'root', children: []};
  const file = path.join(siteDir, `i18n/en/docusaurus-plugin-content-docs-${name}`);
  const transform = freshnessBanner.call(undefined as never, {...options, baseUrl: '/handbok/'}) as (
    tree: Root,
    file: {path: string; cwd: string},
  ) => void;
  transform(tree, {path: file, cwd: siteDir});
  return JSON.stringify(tree.children);
}

/** The same as its readers read it. */
const wordsOn = (root: Project) =>
  [...bannerOn(root).matchAll(/"type":"text","value":"([^"]*)"/g)].map(([, words]) => words).join('');

it.each([
  ['of a fresh page', source, translated],
  ['when somebody has changed both languages', source.replace('Se efter', 'Titta'), `${translated}Look.\n`],
])('leaves readers in peace %s', (_, swedish, english) => expect(bannerOn(project(swedish, english))).toBe('[]'));

it('shows readers of a stale page what has changed, with links to the parts of the source page', () => {
  const root = project(`${source.replace('Sida', 'Sidan').replace('Se efter', 'Titta')}\n## Nytt {#new}\n`, translated);
  expect(wordsOn(root)).toBe(
    'The original has changed. Changed: the beginning, Check and Nytt (new). Read the original if in doubt.',
  );
  const banner = bannerOn(root);
  for (const part of ['"/handbok/api/sql/page#check"', '"/handbok/api/sql/page#new"', '"name":"lang","value":"sv"']) {
    expect(banner).toContain(part);
  }
  expect(banner).not.toContain('#steps');
});

it('still says that a page is stale when the parts are not known', () => {
  const root = project(source.replace('Se efter', 'Titta'), translated);
  write('i18n/en/.freshness.json', '{}');
  expect(wordsOn(root)).toBe('The original has changed. Read the original if in doubt.');
  expect(bannerOn(root)).toContain('"value":"/handbok/api/sql/page"');
});

it.each([
  ['index.mdx', '', '/handbok/data-sources'],
  ['guides/index.mdx', '', '/handbok/data-sources/guides'],
  ['a.mdx', 'slug: /b/c', '/handbok/data-sources/b/c'],
])('links to the address of %s with “%s”', (file, slug, address) => {
  const english = `---\ntitle: Page\ntranslated_from: none\n${slug}\n---\n`;
  const folder = 'docusaurus-plugin-content-docs-data/current';
  const root = projectWith({[`docs-data/${file}`]: source, [`i18n/en/${folder}/${file}`]: english});
  expect(bannerOn(root, `data/current/${file}`)).toContain(`"name":"href","value":"${address}"`);
});

describe('a stamp', () => {
  const page = (title: string) => `---\ntitle: ${title}\nlast_update: {date: 2025-12-15}\n---\n\nText.\n`;

  const [sv, en] = ['docs-api/about.mdx', 'i18n/en/docusaurus-plugin-content-docs-api/current/about.mdx'];
  const [svIndex, enIndex] = ['docs-data/index.mdx', 'i18n/en/docusaurus-plugin-content-docs-data/current/index.mdx'];
  const files = {[sv]: page('A'), [en]: page('A'), [svIndex]: page('B'), [enIndex]: page('B')};

  it('writes the stamp before the date, once, and keeps the rest', () => {
    const source = '---\ntitle: A\nlast_update:\n  date: 2025-12-15\n---\n\ntranslated_from: not me\n';
    const once = withStamp(source, 'aaaaaaaaaaaa', en);
    expect(once).toBe(
      '---\ntitle: A\ntranslated_from: aaaaaaaaaaaa\nlast_update:\n  date: 2025-12-15\n---\n\ntranslated_from: not me\n',
    );
    expect(withStamp(once, 'bbbbbbbbbbbb', en)).toBe(once.replace('aaaaaaaaaaaa', 'bbbbbbbbbbbb'));
  });

  it('quotes a hash that YAML would read as a number', () => {
    expect(withStamp('---\ntitle: A\n---\n', '123456789012', en)).toContain('translated_from: "123456789012"\n');
    expect(withStamp('---\ntitle: A\n---\n', '1234567890e2', en)).toContain('translated_from: "1234567890e2"\n');
  });

  it('makes pages fresh, and tells which files changed', () => {
    const root = projectWith(files);
    expect(stamp(root, allPairs(root))).toEqual([en, enIndex]);
    expect(stamp(root, allPairs(root))).toEqual([]);
    expect(allStatuses(root).map(({state}) => state)).toEqual(['fresh', 'fresh']);
    expect(read(sv)).toBe(files[sv]);
  });

  it('finds a page by name, address and file, and suggests one for a name that does not exist', () => {
    const root = projectWith(files);
    for (const name of ['api/about', '/api/about', '/en/api/about', sv, en]) {
      expect(findPair(root, name).source).toBe(sv);
    }
    expect(findPair(root, 'data').source).toBe(svIndex);
    expect(() => findPair(root, 'api/abuot')).toThrow('There is no page "api/abuot". Did you mean api/about?');
  });

  it.each([
    ['that is missing in a language', {[sv]: page('A')}, `${en} is missing`],
    ['without front matter', {[sv]: 'A', [en]: 'A'}, `${en}:1  has no front matter`],
  ])('is refused to a page %s, naming it', (_, files, message) => {
    const root = projectWith(files);
    expect(() => stamp(root, allPairs(root))).toThrow(message);
  });

  it('follows a page that is moved or removed', () => {
    const root = projectWith(files);
    stamp(root, allPairs(root));
    renameInSideFile(root, 'api/about.mdx', 'api/first.mdx');
    renameInSideFile(root, 'data/index.mdx', undefined);
    expect(Object.keys(readSideFile(root))).toEqual(['api/first.mdx']);
    expect(leftoverKeys(root)).toEqual(['api/first.mdx']);
  });

  it('reports as a table, the worst first', () => {
    const root = projectWith({...files, 'docs-api/extra.mdx': page('C')});
    expect(statusTable(allStatuses(root)).split('\n')).toEqual([
      'missing    api/extra',
      'unstamped  api/about',
      'unstamped  data',
      '',
      '1 missing, 0 orphaned, 0 stale, 0 unreviewed, 2 unstamped, 0 fresh',
    ]);
  });
});
