import {evaluate} from '@mdx-js/mdx';
import headings from '@docusaurus/mdx-loader/lib/remark/headings';
import toc from '@docusaurus/mdx-loader/lib/remark/toc';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import remarkGfm from 'remark-gfm';
import {describe, expect, it} from 'vitest';
import {VFile} from 'vfile';
import {writerComponents} from '../../src/components/registry';
import {components} from '../../src/components/render.testing';
import {componentGallery} from './components';
import productData from './product-data';
import type {LocaleId} from '../../src/lib/locales';

interface TocEntry {
  readonly value: string;
  readonly id: string;
  readonly level: number;
}

/** A page as the framework builds it. */
async function build(source: string, locale: LocaleId = 'sv'): Promise<{html: string; toc: TocEntry[]}> {
  const file = new VFile({value: source, path: `${process.cwd()}/docs-report/page.mdx`});
  const page = await evaluate(file, {
    ...runtime,
    remarkPlugins: [
      [componentGallery, {locale}],
      remarkGfm,
      [headings, {anchorsMaintainCase: false}],
      toc,
      [productData, {locale}],
    ],
  });
  return {html: renderToStaticMarkup(<page.default components={components} />), toc: page.toc as TocEntry[]};
}

describe('error codes in running text', () => {
  it('become links to their cards, with the text as title', async () => {
    const {html} = await build('Koden YT-2003 och YT-5002 i **YT-8001**.');
    expect(html).toContain(
      '<a href="/report/faq/error-messages#yt-2003" title="Inloggningen till databasen misslyckades.">YT-2003</a>',
    );
    expect(html).toContain('href="/report/report-buildning/error-messages#yt-5002"');
    expect(html).toContain('<strong><a href="/data-sources/sync-data#yt-8001"');
  });

  it.each([
    ['a heading', '## Om YT-2003', '<h2 id="om-yt-2003">Om YT-2003</h2>'],
    ['code', '`YT-2003`', '<code>YT-2003</code>'],
    ['link text', '[se YT-2003](/x)', '<a href="/x">se YT-2003</a>'],
    ['a licence key', 'YT-1234-ABCDE', '<p>YT-1234-ABCDE</p>'],
  ])('stay as they are in %s', async (_where, source, expected) => {
    expect((await build(source)).html).toContain(expected);
  });
});

describe('data components', () => {
  it('get their records, and nothing of what the writer wrote', async () => {
    const {html} = await build('Version <Value of="product.currentVersion" />.\n\n<FactTable of="ports" />');
    expect(html).toContain('<p>Version 2025.4.1.</p>');
    expect(html).toContain('TCP 443');
  });

  it('that are words of a sentence are a paragraph when they stand alone', async () =>
    expect((await build('<Value of="product.release" />')).html).toBe('<p>2025.4</p>'));

  it('put the headings they draw into the table of contents, in reading order', async () => {
    const page = await build(
      '## Tabeller\n\n<TableReference schema="ref" />\n\n## Fel\n\n<ErrorCatalogue family="7xxx" />\n\n## Nästa',
    );
    const ids = page.toc.map(({id, level}) => `${level}:${id}`);
    expect(ids.slice(0, 3)).toEqual(['2:tabeller', '3:ref-company', '3:ref-currency']);
    expect(ids).toContain('3:yt-7001');
    expect(ids.indexOf('2:fel')).toBeLessThan(ids.indexOf('3:yt-7001'));
    expect(ids.at(-1)).toBe('2:nästa');
    expect(page.toc.find(({id}) => id === 'yt-7001')?.value).toMatch(/^YT-7001 Dimensionen/);
  });

  it('have ids of their own each time a page shows the same figure', async () => {
    const {html} = await build('<Figure id="parts" />\n\n<Figure id="parts" />\n\n<Figure id="data-flow" />');
    expect([...html.matchAll(/<title id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
      'fig-parts-t',
      'fig-parts-2-t',
      'fig-data-flow-t',
    ]);
  });

  it('and those without data keep their attributes', async () =>
    expect((await build('<RoleBadge role="dba" />')).html).toContain('Databasadministratör'));

  it('that are wrong fail the build all at once, each with its line', async () => {
    const source =
      '<ErrorList codes="YT-2003, YT-20" />\n\n<Term id="anslutning">x</Term>\n\n<FactTable off="ports" />\n\n<Value of={"product.build"} />\n\n<RoleBadge role="boss" />\n\nKoden YT-2033.';
    await expect(build(source)).rejects.toThrow(
      [
        'docs-report/page.mdx:1  <ErrorList> does not take codes="YT-20".',
        '  → Did you mean "YT-2001"? All values: npm start, then /internal/handbooks/writing-sample#component-errorlist.',
        'docs-report/page.mdx:3  <Term> does not take id="anslutning".',
        '  → All values: npm start, then /internal/handbooks/writing-sample#component-term.',
        'docs-report/page.mdx:5  <FactTable> has no attribute off.',
        '  → Did you mean "of"? It takes of and ids.',
        'docs-report/page.mdx:7  <Value> takes of as plain text only.',
        '  → Write of="…".',
        'docs-report/page.mdx:9  <RoleBadge> does not take role="boss".',
        '  → Allowed: reader, designer, admin, sysadmin, dba, it or support.',
        'docs-report/page.mdx:11  The error code YT-2033 does not exist.',
        '  → Write YT-2003, or add it to src/product/facts.',
      ].join('\n'),
    );
  });
});

const signs: Readonly<Record<string, string>> = {quot: '"', lt: '<', gt: '>', '#x27': "'", amp: '&'};
const plain = (html: string) => html.replace(/&(#?\w+);/g, (written, name: string) => signs[name] ?? written);

it.each(['sv', 'en'] as const)(
  'the gallery in %s has each component with its heading, purpose, attributes, source and what readers see',
  async (locale) => {
    const page = await build('Före.\n\n<ComponentGallery />\n\nEfter.', locale);
    const sections = plain(page.html)
      .split(/(?=<h3 id="component-)/)
      .slice(1);
    expect(sections.map((section) => /<h3[^>]*>(\w+)</.exec(section)?.[1])).toEqual([...writerComponents.keys()]);
    for (const [index, {attributes, example, purpose}] of [...writerComponents.values()].entries()) {
      const source = typeof example === 'string' ? example : example[locale];
      const [head, shown] = sections[index]!.split('</pre>');
      expect(head!.replace(/<\/?code>/g, '`')).toContain(purpose[locale]);
      expect(head).toContain(source);
      Object.keys(attributes).forEach((name) => expect(head).toContain(`<strong>${name}</strong>`));
      expect(shown!.replace(/<p>Efter\.<\/p>/, '').trim()).not.toBe('');
    }
  },
);

it('holds every value, long lists folded', async () => {
  const {html} = await build('<ComponentGallery />', 'sv');
  expect(html).toMatch(/<summary>\d+ värden<\/summary>[^]*<code>limits\.excelCells<\/code>/);
  expect(html).toContain('<strong>section</strong>: Utelämnat: hela filen.');
});
