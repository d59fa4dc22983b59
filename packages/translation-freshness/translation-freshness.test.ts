import {rmSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {Root} from 'mdast';
import {expect, it} from 'vitest';
import freshnessBanner from './banner';
import {fingerprint} from './fingerprint';
import {options, projectWith} from './fixture';
import type {Project} from './options';
import translationFreshness from './plugin';
import {allStatuses, changesSince} from './status';

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

it('leaves readers in peace when somebody has changed both languages', () => {
  expect(wordsOn(project(source.replace('Se efter', 'Titta'), `${translated}Look.\n`))).toBe('');
});

it('shows readers of a stale page what has changed, with links to the parts of the source page', () => {
  const root = project(`${source.replace('Sida', 'Sidan').replace('Se efter', 'Titta')}\n## Nytt {#new}\n`, translated);
  expect(wordsOn(root)).toBe(
    'The original has changed. Changed: the beginning, Check and Nytt (new). Read the original if in doubt.',
  );
  expect(bannerOn(root)).toContain('"value":"/handbok/api/sql/page#check"');
  expect(bannerOn(root)).toContain('"value":"/handbok/api/sql/page#new"');
  expect(bannerOn(root)).toContain('"name":"lang","value":"sv"');
  expect(bannerOn(root)).not.toContain('#steps');
});

it('still says that a page is stale when the parts are not known', () => {
  const root = project(source.replace('Se efter', 'Titta'), translated);
  rmSync(path.join(root.siteDir, 'i18n/en/.freshness.json'));
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

it.each([
  ['a language that the site does not have', {translation: 'fi'}, 'the site has no language "fi". It has sv, en.'],
  ['a translation of a language into itself', {translation: 'sv'}, 'source and translation are both "sv"'],
  ['a notice without a link', {notice: {...options.notice, readSource: 'See.'}}, 'put the words that link in [ ]'],
])('refuses %s', (_name, wrong, message) => {
  const context = {siteDir: '/site', baseUrl: '/', i18n: {locales: ['sv', 'en']}} as unknown as LoadContext;
  expect(() => translationFreshness(context, {...options, ...wrong})).toThrow(message);
});
