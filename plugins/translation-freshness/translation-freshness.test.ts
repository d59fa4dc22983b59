import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Root} from 'mdast';
import {expect, it, onTestFinished} from 'vitest';
import freshnessBanner from './banner';
import {fingerprint, partsOf} from './fingerprint';
import {allStatuses, changesSince} from './freshness';

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

it('splits a page at its headings, not at lines of samples', () => {
  expect(partsOf(source).map(({id}) => id)).toEqual([':intro', 'steps', 'check']);
});

it.each([
  ['line ends', source.replaceAll('\n', '\r\n')],
  ['spaces at line ends', source.replaceAll('så.', 'så.  ')],
  ['empty lines', source.replaceAll('\n\n', '\n\n\n\n')],
  ['comments', source.replace('Gör så.', '<!-- obs -->Gör så.')],
  ['keywords', source.replace('[a]', '[a, b]')],
  ['decomposed letters', source.normalize('NFD')],
])('does not count %s as a change', (_name, changed) => {
  expect(fingerprint(changed)).toEqual(fingerprint(source));
});

it.each([
  ['a word', source.replace('Gör så', 'Gör inte så'), [{anchor: 'steps', how: 'changed'}]],
  ['the title', source.replace('title: Sida', 'title: Sidan'), [{anchor: '', how: 'changed'}]],
  ['a code sample', source.replace('Inte heller', 'Absolut inte'), [{anchor: 'steps', how: 'changed'}]],
  ['a new part', `${source}\n## Nytt {#new}\n`, [{anchor: 'new', how: 'added'}]],
  ['a part less', source.replace(/## Kontroll[^]*$/, ''), [{anchor: 'check', how: 'removed'}]],
])('notices a change of %s', (_name, changed, expected) => {
  expect(fingerprint(changed).whole).not.toBe(fingerprint(source).whole);
  expect(changesSince(fingerprint(source).parts, changed, source)).toMatchObject(expected);
});

it('notices that parts have changed places', () => {
  const [head, steps, check] = source.split(/(?=^## (?:Steg|Kontroll))/m);
  expect(fingerprint(`${head}${check}\n${steps}`).whole).not.toBe(fingerprint(source).whole);
});

/** A project with one page, and the side file that the stamp of `stamped` would have written. */
function project(swedish: string | undefined, english: string | undefined, stamped = source): string {
  const root = mkdtempSync(path.join(os.tmpdir(), 'freshness-'));
  onTestFinished(() => rmSync(root, {recursive: true}));
  const files = {
    'docs-api/sql/page.mdx': swedish,
    'i18n/en/docusaurus-plugin-content-docs-api/current/sql/page.mdx': english,
    'i18n/en/.freshness.json': JSON.stringify({'api/sql/page.mdx': fingerprint(stamped).parts}),
  };
  for (const [file, text] of Object.entries(files)) {
    if (text !== undefined) {
      mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
      writeFileSync(path.join(root, file), text);
    }
  }
  return root;
}

const translated = `---\ntitle: Page\ntranslated_from: "${fingerprint(source).whole}"\n---\n\n## Steps {#steps}\n\n## Check {#check}\n`;

it.each([
  ['fresh', source, translated],
  ['stale', source.replace('Se efter', 'Titta'), translated],
  ['unstamped', source, '---\ntitle: Page\n---\n'],
  ['missing', source, undefined],
  ['orphaned', undefined, translated],
])('calls a page %s', (state, swedish, english) => {
  expect(allStatuses(project(swedish, english)).map((status) => status.state)).toEqual([state]);
});

/** What the banner puts on the English page, as JSON. */
function bannerOn(root: string): string {
  const tree: Root = {type: 'root', children: []};
  const file = path.join(root, 'i18n/en/docusaurus-plugin-content-docs-api/current/sql/page.mdx');
  const transform = freshnessBanner.call(undefined as never, {baseUrl: '/handbok/'}) as (tree: Root, file: {path: string; cwd: string}) => void;
  transform(tree, {path: file, cwd: root});
  return JSON.stringify(tree.children);
}

it('shows English readers of a stale page what has changed, with links to the Swedish parts', () => {
  const banner = bannerOn(project(`${source.replace('Se efter', 'Titta')}\n## Nytt {#new}\n`, translated));
  expect(banner).toContain('"value":"/handbok/api/sql/page#check"');
  expect(banner).toContain('"value":"Check"');
  expect(banner).toContain('"value":"/handbok/api/sql/page#new"');
  expect(banner).toContain('"name":"lang","value":"sv"');
  expect(banner).not.toContain('#steps');
});

it('still says that a page is stale when the parts are not known', () => {
  const root = project(source.replace('Se efter', 'Titta'), translated);
  rmSync(path.join(root, 'i18n/en/.freshness.json'));
  expect(bannerOn(root)).toContain('"value":"/handbok/api/sql/page"');
});

it('shows nothing on a fresh page', () => {
  expect(bannerOn(project(source, translated))).toBe('[]');
});
