import type {ScratchSite} from '../lib/scratchSite';
import {rmSync} from 'node:fs';
import path from 'node:path';

/** A section of the site and the document that stands first in it. */
interface GeneratedSection {
  readonly id: string;
  readonly sidebar: string;
  /** Document that the navbar leads to; `/` is the section's own address. */
  readonly first: {readonly id: string; readonly slug?: string};
}

const sections: readonly GeneratedSection[] = [
  {id: 'report', sidebar: 'reportSidebar', first: {id: 'intro'}},
  {id: 'api', sidebar: 'apiSidebar', first: {id: 'about'}},
  {id: 'data-sources', sidebar: 'dataSourcesSidebar', first: {id: 'start', slug: '/'}},
  {id: 'internal', sidebar: 'internalSidebar', first: {id: 'start', slug: '/'}},
];

/** Pages in a category of the sidebar. */
const categorySize = 10;

const words = (
  'rapport anslutning databas konto period bolag verifikat server behörighet licens installation tillägg certifikat ' +
  'synkronisering källa tabell vy kolumn värde datum belopp valuta kund leverantör faktura projekt resultat balans budget ' +
  'prognos mall cell formel arbetsbok flik knapp inställning'
).split(' ');

/** The same words in the same order for the same page, whatever the number of pages. */
function sentence(page: number, number: number): string {
  const picked = Array.from(
    {length: 12},
    (_, position) => words[(page * 31 + number * 17 + position * 7 + position * position) % words.length]!,
  );
  return `${picked[0]![0]!.toUpperCase()}${picked.join(' ').slice(1)}.`;
}

const paragraph = (page: number, number: number) =>
  Array.from({length: 5}, (_, line) => sentence(page, number * 5 + line)).join(' ');

function part(page: number, number: number, body: string): string {
  return `## Del ${number} om ${words[(page + number) % words.length]} {#part-${number}}\n\n${paragraph(page, number * 2)}\n\n${body}\n\n${paragraph(page, number * 2 + 1)}\n`;
}

/** A table, two samples and prose: about 600 words. */
export function pageSource(page: number, {slug}: {readonly slug?: string} = {}): string {
  const title = `Sida ${page} om ${words[page % words.length]} och ${words[(page * 3 + 1) % words.length]}`;
  const front = [
    '---',
    `title: ${title}`,
    `description: ${sentence(page, 99)}`,
    `lead: ${sentence(page, 98)}`,
    'kind: how-to',
    'last_update: {date: 2025-12-15}',
    ...(slug === undefined ? [] : [`slug: ${slug}`]),
    '---',
    '',
  ].join('\n');
  const table = [
    '| Namn | Betydelse |',
    '|---|---|',
    ...[1, 2, 3, 4].map((row) => `| \`Value${page}x${row}\` | ${sentence(page, 60 + row)} |`),
  ].join('\n');
  const sql = `\`\`\`sql\nSELECT Account, SUM(Amount) AS Amount\nFROM fin.Balance${page}\nWHERE Period >= ${page}\nGROUP BY Account;\n\`\`\``;
  const typescript = `\`\`\`typescript\nconst answer${page} = await fetch('/views/${page}');\nconsole.log(await answer${page}.json());\n\`\`\``;
  return [front, paragraph(page, 0), '', part(page, 1, table), part(page, 2, sql), part(page, 3, typescript)].join(
    '\n',
  );
}

/** Documents of a section: the first one, then numbered ones, `pages` in all. */
function documentsOf({first}: GeneratedSection, pages: number): string[] {
  return [first.id, ...Array.from({length: pages - 1}, (_, index) => `doc-${String(index + 1).padStart(4, '0')}`)];
}

function sidebarSource({sidebar}: GeneratedSection, documents: readonly string[]): string {
  const [first, ...others] = documents;
  const categories = Array.from({length: Math.ceil(others.length / categorySize)}, (_, index) => ({
    type: 'category',
    label: `Avsnitt ${index + 1}`,
    ...(index === 0 && {link: {type: 'generated-index'}}),
    items: others.slice(index * categorySize, (index + 1) * categorySize),
  }));
  return `export default ${JSON.stringify({[sidebar]: [first, ...categories]})};\n`;
}

/**
 * Replaces the pages of a copy by generated ones: four sections of the same size, categories of ten
 * pages in their sidebars, all closed but the reader's own.
 *
 * @param pages how many in all, a multiple of four
 */
export function fill(site: ScratchSite, pages: number): void {
  if (pages % sections.length !== 0) {
    throw new Error(
      `--pages: ${pages} cannot be shared among ${sections.length} sections. Use a multiple of ${sections.length}.`,
    );
  }
  sections.forEach((section, position) => {
    const folders = [`docs-${section.id}`, `i18n/en/docusaurus-plugin-content-docs-${section.id}/current`];
    folders.forEach((folder) => rmSync(path.join(site.dir, folder), {recursive: true, force: true}));
    const documents = documentsOf(section, pages / sections.length);
    documents.forEach((id, index) =>
      site.write(
        `docs-${section.id}/${id}.mdx`,
        pageSource(index * sections.length + position, index === 0 ? section.first : {}),
      ),
    );
    site.write(`sidebars-${section.id}.ts`, sidebarSource(section, documents));
  });
}
