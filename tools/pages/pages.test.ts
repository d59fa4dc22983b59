import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {freshnessIn} from '../../config/freshness';
import {allPairs, allStatuses, stamp} from '../../packages/translation-freshness';
import {runChecks} from '../check/run';
import {fixtureProject, page} from '../check/fixture';
import {frontMatter} from '../check/checks/front-matter';
import {headings} from '../check/checks/headings';
import {markdown} from '../check/checks/markdown';
import {parity} from '../check/checks/parity';
import {questions} from '../check/checks/questions';
import {spelling} from '../check/checks/spelling';
import {terms} from '../check/checks/terms';
import {tableCheck} from '../check/rules/run';
import {Files} from './files';
import {addRedirect, anchorsFile, movedFile, retiredFile, routesFile} from './lists';
import {movePage} from './move';
import {newPage} from './new';
import {namedPage} from './page';
import {publishPage} from './publish';
import {removePage} from './remove';
import {pen} from './pen';
import {kinds, questionsTemplate, type Kind} from './templates';

const english = (file: string) => `i18n/en/docusaurus-plugin-content-docs-api/current/${file}`;
const link = 'Se [a](/api/sql/a#steps), [b](/api/sql/a) och [c](/api/sql/a-b).\n\n## Steg {#steps}';

/** A site of four pages, all published and stamped. */
function site(): Files {
  const pages = ['about', 'sql/a', 'sql/a-b', 'sql/z'];
  const files = new Files(
    fixtureProject({
      ...Object.fromEntries(
        pages.flatMap((id) => [
          [`docs-api/${id}.mdx`, page(link)],
          [english(`${id}.mdx`), page(link)],
        ]),
      ),
      'docs-api/sql/z.mdx': page('## Annat {#other}'),
      [english('sql/z.mdx')]: page('## Annat {#other}'),
      'sidebars-api.ts':
        "export default {apiSidebar: ['about', {type: 'category', items: ['sql/a', 'sql/a-b', 'sql/z']}]};\n",
      'sidebars-internal.ts': "export default {internalSidebar: ['intro']};\n",
      'src/home.ts': "const to = '/api/sql/a';\nconst not = 'docs-api/sql/a';\n",
      [movedFile]: '{"/api/older": "/api/sql/a"}',
      [routesFile]:
        pages
          .flatMap((id) => [`/api/${id}`, `/en/api/${id}`])
          .sort()
          .join('\n') + '\n',
      [anchorsFile]: '/api/about#steps\n/api/sql/a#steps\n',
      [retiredFile]: '/api/older\n/en/api/older\n',
    }),
  );
  stamp(freshnessIn(files.root), allPairs(freshnessIn(files.root)));
  return files;
}

const read = ({root}: Files, file: string) => readFileSync(path.join(root, file), 'utf8');
const states = ({root}: Files) => new Set(allStatuses(freshnessIn(root)).map(({state}) => state));

describe('new:page', () => {
  it.each(kinds.map((kind) => [kind]))(
    'makes a draft of the kind %s that keeps the rules, in both languages',
    async (kind: Kind) => {
      const files = site();
      const name = namedPage('api/sql/some-page');
      newPage(files, name, {title: {sv: 'Sidan', en: 'Page'}, kind, editions: [], date: '2025-12-15'});
      files.commit();
      const {problems} = await runChecks(files.root, [
        frontMatter,
        headings,
        tableCheck('html'),
        markdown,
        parity,
        questions,
        spelling,
        terms,
      ]);
      expect(problems.filter(({file}) => file.includes('some-page'))).toEqual([]);
      expect(read(files, 'docs-api/sql/some-page.mdx')).toContain('draft: true');
      expect(read(files, english('sql/some-page.questions.yml'))).toMatch(/^# ✎ What readers type .*\npage: \[\]\n$/);
      expect(read(files, 'sidebars-api.ts')).toContain("'sql/z', 'sql/some-page'");
    },
  );

  it.each([
    ['api/sql/a', undefined, 'docs-api/sql/a.mdx exists already.'],
    ['api/new/a', undefined, 'Say which one it is to follow: --after api/…'],
    ['api/new/a', 'api/nope', 'The sidebar does not list "nope".'],
  ])('refuses %s after %s and changes nothing', (name, after, message) => {
    const files = site();
    const before = read(files, 'sidebars-api.ts');
    const make = () =>
      newPage(
        files,
        namedPage(name),
        {title: {sv: 'S', en: 'P'}, kind: 'how-to', editions: [], date: '2025-12-15'},
        after,
      );
    expect(make).toThrow(message);
    expect(read(files, 'sidebars-api.ts')).toBe(before);
  });
});

describe('names', () => {
  it.each([['report/faq/a'], ['/report/faq/a'], ['/en/report/faq/a'], ['report/faq/a.mdx']])('reads %s', (typed) => {
    expect(namedPage(typed).name).toBe('report/faq/a');
  });

  it.each([
    ['raport/a', '"raport/a" begins with no section. Did you mean report/…?'],
    ['api', '"api" is a section.'],
    ['api/på-svenska', '"på-svenska" cannot be part of an address.'],
    ['api/../x', '".." cannot be part of an address.'],
  ])('refuses %s', (typed, message) => {
    expect(() => namedPage(typed)).toThrow(message);
  });
});

describe('publish:page', () => {
  it('puts the page on every list and stamps it', () => {
    const files = site();
    files.write('docs-api/sql/new.mdx', page(link, {draft: 'true'}));
    files.write(english('sql/new.mdx'), page(link, {draft: 'true', title: 'New'}));
    files.commit();
    publishPage(new Files(files.root), namedPage('api/sql/new'));
    expect(read(files, 'docs-api/sql/new.mdx')).not.toContain('draft');
    expect(read(files, routesFile)).toContain('\n/en/api/sql/new\n');
    expect(read(files, anchorsFile)).toContain('/api/sql/new#steps\n');
    expect(states(files)).toEqual(new Set(['fresh']));
  });

  it('refuses questions that are not written yet', () => {
    const files = site();
    files.write('docs-api/sql/a.questions.yml', questionsTemplate('sv'));
    files.commit();
    expect(() => publishPage(new Files(files.root), namedPage('api/sql/a'))).toThrow(
      'docs-api/sql/a.questions.yml:1  still holds advice of the template',
    );
  });

  it('refuses a page that is not written yet, with file and line', () => {
    const files = site();
    files.write('docs-api/sql/a.mdx', page(`${pen} Skriv.`));
    files.commit();
    expect(() => publishPage(new Files(files.root), namedPage('api/sql/a'))).toThrow(
      'docs-api/sql/a.mdx:10  still holds advice of the template',
    );
  });
});

describe('move:page', () => {
  it('moves both languages with links, sidebar, lists, redirects and stamps', () => {
    const files = site();
    movePage(files, namedPage('api/sql/a'), namedPage('api/first'));
    expect(existsSync(path.join(files.root, 'docs-api/sql/a.mdx'))).toBe(false);
    expect(read(files, english('first.mdx'))).toContain('[a](/api/first#steps), [b](/api/first) och [c](/api/sql/a-b)');
    expect(read(files, 'docs-api/about.mdx')).toContain('[a](/api/first#steps), [b](/api/first) och [c](/api/sql/a-b)');
    expect(read(files, 'src/home.ts')).toBe("const to = '/api/first';\nconst not = 'docs-api/sql/a';\n");
    expect(read(files, 'sidebars-api.ts')).toContain("['first', 'sql/a-b', 'sql/z']");
    expect(JSON.parse(read(files, movedFile))).toEqual({'/api/older': '/api/first', '/api/sql/a': '/api/first'});
    expect(read(files, routesFile)).not.toMatch(/^(?:\/en)?\/api\/sql\/a$/m);
    expect(read(files, retiredFile)).toContain('/en/api/sql/a\n');
    expect(read(files, anchorsFile)).toBe('/api/about#steps\n/api/first#steps\n');
    expect(states(files)).toEqual(new Set(['fresh']));
  });

  it('takes the questions along', () => {
    const files = site();
    files.write(english('sql/a.questions.yml'), 'page:\n  - why\n');
    files.commit();
    movePage(new Files(files.root), namedPage('api/sql/a'), namedPage('internal/notes/a'), 'internal/intro');
    expect(existsSync(path.join(files.root, english('sql/a.questions.yml')))).toBe(false);
    expect(read(files, english('notes/a.questions.yml').replace('-api', '-internal'))).toBe('page:\n  - why\n');
  });

  it('and back again leaves no redirect from the page itself', () => {
    const files = site();
    movePage(files, namedPage('api/sql/a'), namedPage('api/first'));
    movePage(new Files(files.root), namedPage('api/first'), namedPage('api/sql/a'));
    expect(JSON.parse(read(files, movedFile))).toEqual({'/api/older': '/api/sql/a', '/api/first': '/api/sql/a'});
    expect(read(files, retiredFile)).not.toContain('/api/sql/a\n');
  });

  it('moves to another section with a place in its sidebar', () => {
    const files = site();
    movePage(files, namedPage('api/sql/a'), namedPage('internal/notes/a'), 'internal/intro');
    expect(read(files, 'sidebars-internal.ts')).toContain("['intro', 'notes/a']");
    expect(read(files, 'sidebars-api.ts')).not.toContain("'sql/a',");
  });

  it('keeps a stale translation stale', () => {
    const files = site();
    files.edit('docs-api/sql/z.mdx', (text) => text.replace('Annat', 'Något annat'));
    files.commit();
    movePage(new Files(files.root), namedPage('api/sql/a'), namedPage('api/first'));
    expect(
      allStatuses(freshnessIn(files.root))
        .filter(({state}) => state === 'stale')
        .map(({pair}) => pair.key),
    ).toEqual(['api/sql/z.mdx']);
  });

  it('refuses a target that exists', () => {
    expect(() => movePage(site(), namedPage('api/sql/a'), namedPage('api/sql/z'))).toThrow('exists already');
  });

  it('refuses a page that sets its own address', () => {
    const files = site();
    files.write('docs-api/sql/a.mdx', page('Text.', {slug: '/x'}));
    files.commit();
    expect(() => movePage(new Files(files.root), namedPage('api/sql/a'), namedPage('api/b'))).toThrow(
      'sets its own address',
    );
  });
});

describe('remove:page', () => {
  it('removes both languages and leads readers and links to the target', () => {
    const files = site();
    removePage(files, namedPage('api/sql/a'), namedPage('api/sql/z'));
    expect(existsSync(path.join(files.root, english('sql/a.mdx')))).toBe(false);
    expect(read(files, 'docs-api/about.mdx')).toContain('[a](/api/sql/z), [b](/api/sql/z) och [c](/api/sql/a-b)');
    expect(JSON.parse(read(files, movedFile))).toEqual({'/api/older': '/api/sql/z', '/api/sql/a': '/api/sql/z'});
    expect(read(files, anchorsFile)).toBe('/api/about#steps\n');
    expect(states(files)).toEqual(new Set(['fresh']));
  });

  it('removes the questions too', () => {
    const files = site();
    files.write('docs-api/sql/a.questions.yml', 'page:\n  - varför\n');
    files.commit();
    removePage(new Files(files.root), namedPage('api/sql/a'), namedPage('api/sql/z'));
    expect(existsSync(path.join(files.root, 'docs-api/sql/a.questions.yml'))).toBe(false);
  });

  it('keeps an anchor that the target has too', () => {
    const files = site();
    removePage(files, namedPage('api/sql/a'), namedPage('api/sql/a-b'));
    expect(read(files, 'docs-api/about.mdx')).toContain('[a](/api/sql/a-b#steps)');
  });

  it('refuses a target that does not exist', () => {
    expect(() => removePage(site(), namedPage('api/sql/a'), namedPage('api/nope'))).toThrow(
      'There is no page api/nope',
    );
  });
});

it('no redirect leads to another redirect', () => {
  const files = site();
  addRedirect(files, '/api/sql/a', '/api/b');
  addRedirect(files, '/api/b', '/api/c');
  expect(JSON.parse(files.read(movedFile))).toEqual({
    '/api/older': '/api/c',
    '/api/sql/a': '/api/c',
    '/api/b': '/api/c',
  });
});
