import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {directives} from './directives';
import {duplicates} from './duplicates';
import {fixtureProject, linesOf, page, runOn} from '../fixture';
import {images} from './images';
import {links} from './links';
import {markdown} from './markdown';
import {sentences} from './sentences';
import {sizes} from './sizes';
import {tableCheck} from '../rules/run';
import type {Check} from '../types';
import {runChecks} from '../run';

const [sv, en] = ['docs-report/a.mdx', 'i18n/en/docusaurus-plugin-content-docs-report/current/a.mdx'];

/** Problems of a Swedish page with the given body; it begins on line 10. */
const onPage = (check: Check, body: string) => linesOf(check, {[sv]: page(body)});

describe('links', () => {
  it('accepts absolute addresses with words', async () => {
    expect(
      await onPage(links, '[Init-filen](/report/faq/init-file#log), [SQL Server](https://learn.microsoft.com/sql)'),
    ).toEqual([]);
  });

  it.each([
    ['[här](/report/intro)', '“här” does not say where the link goes.'],
    ['[Om](https://docs.yttra.example/en/report/intro)', "names the site's own host. → Write /report/intro."],
    ['[Om](/internal/handbooks/writing)', 'leads into the internal section'],
  ])('refuses %s', async (body, message) => {
    expect(await onPage(links, body)).toContainEqual(expect.stringContaining(`${message}`));
  });
});

describe('images', () => {
  const image = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  const both = {'static/img/a.svg': image, 'static/img/a-dark.svg': image};

  it('accepts an image in both modes with a text alternative', async () => {
    expect(await linesOf(images, {...both, [sv]: page('![En bild](/img/a.svg)')})).toEqual([]);
  });

  it.each<[string, Record<string, string>, string]>([
    ['![x](/img/b.svg)', both, 'There is no image static/img/b.svg.'],
    ['![](/img/a.svg)', both, 'has no text alternative.'],
    ['![x](/img/a.svg)', {'static/img/a.svg': image}, 'has no counterpart static/img/a-dark.svg.'],
    [
      '![x](/img/b.sv.svg)',
      {'static/img/b.sv.svg': image, 'static/img/b.sv-dark.svg': image},
      'has no counterpart static/img/b.en.svg.',
    ],
    ['x', {'static/img/big.png': 'x'.repeat(200_000)}, 'The image has 200 KB.'],
    ['x', {'static/img/evil.svg': '<svg><script>alert(1)</script></svg>'}, 'The drawing holds a script.'],
  ])('refuses %s %#', async (body, files, message) => {
    expect(await linesOf(images, {...files, [sv]: page(body)})).toContainEqual(expect.stringContaining(message));
  });
});

describe('markdown', () => {
  it('accepts the way the pages are written', async () => {
    expect(
      await onPage(
        markdown,
        '## A {#a}\n\n- b\n- c\n\n1. d\n2. e\n\n:::tip[F]\n- g\n:::\n\n| h | i |\n|---|---|\n| j | k |',
      ),
    ).toEqual([]);
  });

  it('mends what can be mended', async () => {
    const root = fixtureProject({[sv]: page('* a\n* b\n\n\n\nc')});
    const {fixed, problems} = await runChecks(root, [markdown], {fix: true});
    expect([fixed.length, problems]).toEqual([4, []]);
    expect(readFileSync(path.join(root, sv), 'utf8')).toBe(page('- a\n- b\n\nc'));
  });
});

describe('a table pasted from a spreadsheet', () => {
  const mended = async (body: string) => {
    const root = fixtureProject({[sv]: page(body)});
    await runChecks(root, [markdown], {fix: true});
    return readFileSync(path.join(root, sv), 'utf8');
  };

  it('becomes a Markdown table', async () => {
    expect(await mended('Text.\n\nNamn\tVal | a\n*b*\t\n\nSlut.')).toBe(
      page('Text.\n\n| Namn | Val \\| a |\n| --- | --- |\n| *b* |  |\n\nSlut.'),
    );
  });

  it.each(['a\tb\nc\td\te', '```text\na\tb\nc\td\n```'])('stays as it is when nobody can tell: %j', async (body) => {
    expect(await mended(body)).toBe(page(body));
  });
});

describe('directives', () => {
  it.each([
    [':::varning\nx\n:::', '10 There is no box :::varning; its text would be shown bare. → Did you mean :::warning?'],
    [':::note\nx', '10 The box is not closed.'],
    ['x\n\n:::', '12 A box ends here that was never begun.'],
  ])('refuses %j', async (body, message) => {
    const [found, ...more] = await onPage(directives, body);
    expect(found).toContain(`${sv}:${message}`);
    expect(more).toEqual([]);
  });

  it('accepts boxes in each other', async () => {
    expect(await onPage(directives, '::::note\n\n:::tip[A]\nB\n:::\n\n::::')).toEqual([]);
  });
});

describe('sentences', () => {
  const words = (count: number) => Array.from({length: count}, () => 'ord').join(' ');

  it('hints at a long one, and only hints', async () => {
    const {problems} = await runOn(sentences, {[sv]: page(`Kort mening. ${words(40)}.`)});
    expect(problems).toMatchObject([
      {line: 10, severity: 'hint', message: expect.stringContaining('A sentence of 40 words')},
    ]);
  });

  it('does not add up short ones, nor cells of a table, nor items of a list', async () => {
    expect(
      await onPage(
        sentences,
        `${words(20)}. ${words(20)}.\n\n- ${words(20)}\n- ${words(20)}\n\n| ${words(20)} | ${words(20)} |\n|---|---|`,
      ),
    ).toEqual([]);
  });

  it('knows abbreviations', async () => {
    expect(await onPage(sentences, `${words(20)} t.ex. ${words(20)}.`)).toHaveLength(1);
  });
});

describe('duplicates', () => {
  const paragraph = Array.from({length: 30}, (_, index) => `ord${index}`).join(' ');

  it('finds a paragraph that stands on two pages, in one language', async () => {
    const lines = await linesOf(duplicates, {
      [sv]: page(paragraph),
      'docs-api/b.mdx': page(`Mer.\n\n${paragraph}`),
      [en]: page(paragraph),
    });
    expect(lines).toEqual([
      `docs-api/b.mdx:12 The same paragraph stands in ${sv}:10. → Say it in one place and link to it.`,
    ]);
  });

  it('lets short ones be', async () => {
    expect(
      await linesOf(duplicates, {[sv]: page('Starta om Excel.'), 'docs-api/b.mdx': page('Starta om Excel.')}),
    ).toEqual([]);
  });
});

describe('sizes', () => {
  it.each([
    [sv, 50_000],
    ['static/fonts/x.woff2', 50_000],
    ['static/file.zip', 200_000],
  ])('refuses a large %s', async (file, bytes) => {
    expect((await linesOf(sizes, {[file]: 'x'.repeat(bytes)})).slice(-1)).toEqual([
      expect.stringContaining(`${file}:1 The file has ${bytes / 1000} KB`),
    ]);
  });

  it('accepts the usual', async () => {
    expect(await linesOf(sizes, {[sv]: page('x'), 'static/fonts/x.woff2': 'x'})).toEqual([]);
  });
});

describe('template', () => {
  it('lets a draft hold advice, and reads what pages are made of', async () => {
    const figure = 'src/figures/a.yml';
    expect(
      await linesOf(tableCheck('template'), {[sv]: page('✎ Skriv här.', {draft: 'true'}), [figure]: 'a: ✎ Ord\n'}),
    ).toEqual([`${figure}:1 Advice of the template is still here: ✎ Ord → Replace it by the text.`]);
  });
});
