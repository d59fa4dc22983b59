import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {localeIds, type LocaleId, type Localized} from '../../src/lib/locales';
import {pageFolder, type Section} from '../../tools/check/corpus/layout';

/** A mistake that a writer makes on a page, as a small edit, and the one finding that is to come of it. */
export interface Planted {
  readonly name: string;
  /** Every mistake has a page of its own: `report/faq/init-file`. */
  readonly page: string;
  /** Languages it is made in; both when left out, as when a page is translated with its mistakes. */
  readonly in?: readonly LocaleId[];
  /** Languages it is reported in, when those are others. */
  readonly reportedIn?: readonly LocaleId[];
  /** What is replaced; without it `put` is a paragraph at the end. */
  readonly find?: RegExp;
  readonly put: string | Localized;
  /** Line of the finding, counted from the one where the edit begins; `1` for the beginning of the file. */
  readonly line?: number | 'first';
  /** Words of the message and of its remedy. */
  readonly says: readonly string[];
  /** It is only the change of the bytes of a whole file. */
  readonly bytes?: (text: string) => string;
  /** The page is renamed to this. */
  readonly rename?: string;
}

const [sv, en] = [['sv'], ['en']] as const;

/** Mistakes by which a page cannot be read, so that the others are checked without it. */
export const unreadable: readonly Planted[] = [
  {
    name: 'front matter that is not YAML',
    page: 'api/about',
    find: /^lead: .*/m,
    put: 'lead: "Öppet citat',
    line: 1,
    says: ['a quotation mark is not closed', 'at the end of the value'],
  },
  {
    name: 'a colon in front matter',
    page: 'api/sql/backup',
    find: /^lead: /m,
    put: 'lead: Obs: ',
    says: ['a value holds a colon', 'between quotation marks'],
  },
  {
    name: 'front matter that does not end',
    page: 'api/sql/datatypes',
    find: /\n---\n\n/,
    put: '\n\n',
    line: 'first',
    says: ['The front matter does not end', '---'],
  },
  {name: 'a brace', page: 'report/intro', put: 'Skriv { här.', says: ['The brace { begins code', '\\{']},
  {
    name: 'a number behind <',
    page: 'report/limits',
    put: 'Om antalet är <5 rader.',
    says: ['The sign < begins a tag', '&lt;'],
  },
  {
    name: 'an e-mail address between < and >',
    page: 'report/security',
    put: 'Skriv till <a@b.example>.',
    says: ['is read as a tag', '[name@host](mailto:name@host)'],
  },
  {
    name: 'a component that is not closed',
    page: 'report/glossary',
    put: '<Steps>\n\n<Step>\n\nText.\n\n</Step>',
    says: ['<Steps>', 'is not closed', 'Write </Steps>'],
  },
  {
    name: 'an element without its slash',
    page: 'report/functions',
    put: 'Rad ett<br>rad två.',
    says: ['<br>', 'Write <br />'],
  },
  {
    name: 'a heading without a space',
    page: 'report/deployment',
    put: '##Rubrik {#some-heading}',
    says: ['is written where no heading is', 'with a space'],
  },
  {
    name: 'a duplicate slug',
    page: 'data-sources/guides/upsales',
    find: /^title: /m,
    put: 'slug: /guides/fortnox\ntitle: ',
    says: ['/data-sources/guides/fortnox, and so has', 'choose another address'],
  },
];

/** Mistakes on pages that can be read. */
export const readable: readonly Planted[] = [
  {
    name: 'a day that does not exist',
    page: 'api/about',
    find: /date: .*/,
    put: 'date: 2025-13-45',
    says: ['is no day of the calendar'],
  },
  {
    name: 'a day in the future',
    page: 'api/api',
    find: /date: .*/,
    put: 'date: 2125-01-01',
    says: ['lies in the future'],
  },
  {
    name: 'a value outside the list',
    page: 'api/sql/backup',
    put: '<RoleBadge role="boss" />',
    says: ['does not take role="boss"', 'Allowed: reader, designer, admin'],
  },
  {
    name: 'an unknown attribute',
    page: 'api/sql/customer-database',
    put: '<RoleBadge rol="admin" />',
    says: ['has no attribute rol', 'Did you mean "role"?'],
  },
  {
    name: 'a missing attribute',
    page: 'api/sql/datatypes',
    put: {sv: 'Tryck på <Key />.', en: 'Press <Key />.'},
    says: ['needs the attribute combo', '<Key combo="Ctrl+Alt+F9" />'],
  },
  {
    name: 'an unknown component',
    page: 'data-sources/er-models/finance',
    put: '<Figur id="parts" />',
    says: ['no component <Figur>', 'Did you mean <Figure>?'],
  },
  {
    name: 'an unknown box',
    page: 'data-sources/guides/b7c41f0e',
    put: ':::varning\nText.\n:::',
    says: ['no box :::varning', 'Did you mean :::warning?'],
  },
  {
    name: 'a box that is not closed',
    page: 'data-sources/guides/fortnox',
    put: ':::note\nText.',
    says: ['The box is not closed', 'Write :::'],
  },
  {
    name: 'the line endings of Windows',
    page: 'data-sources/guides/upsales',
    put: '',
    bytes: (text) => text.replaceAll('\n', '\r\n'),
    line: 'first',
    says: ['as in Windows', '--fix'],
  },
  {
    name: 'a byte order mark',
    page: 'data-sources/guides/visma-control-edge',
    put: '',
    bytes: (text) => `\uFEFF${text}`,
    line: 'first',
    says: ['byte order mark', '--fix'],
  },
  {
    name: 'a sign of no width',
    page: 'data-sources/guides/visma-eaccounting',
    put: 'Text\u200B.',
    says: ['a sign that nobody sees (U+200B)', '--fix'],
  },
  {
    name: 'a soft hyphen',
    page: 'data-sources/index',
    put: 'Sam\u00ADma.',
    in: sv,
    says: ['a sign that nobody sees (U+00AD)', '--fix'],
  },
  {name: 'a ligature', page: 'data-sources/sync-data', put: 'Filen \uFB01nns.', in: sv, says: ['is one sign', '--fix']},
  {
    name: 'quotation marks of another language',
    page: 'internal/Integrations/vitec-economy',
    put: {sv: 'Välj “Spara”.', en: 'Choose „Save”.'},
    says: ['not the language’s own', '--fix'],
  },
  {
    name: 'two hyphens',
    page: 'internal/handbooks/temp-support',
    put: {sv: 'Ja -- eller nej.', en: 'Yes -- or no.'},
    says: ['no dash', '–'],
  },
  {
    name: 'three full stops',
    page: 'internal/solutions/db-send-email',
    put: {sv: 'Och så vidare...', en: 'And so on...'},
    says: ['no ellipsis', '…'],
  },
  {
    name: 'an entity for a space',
    page: 'internal/solutions/invoice-links',
    put: {sv: '10&nbsp;rader.', en: '10&nbsp;rows.'},
    says: ['not as &nbsp;', '--fix'],
  },
  {
    name: 'a bare path of Windows',
    page: 'report/admin-manual/connections',
    put: {sv: 'Öppna C:\\Temp\\yttra.log nu.', en: 'Open C:\\Temp\\yttra.log now.'},
    says: ['C:\\Temp\\yttra.log', '<FilePath path="…" />'],
  },
  {
    name: 'an emoji',
    page: 'report/admin-manual/entra',
    put: {sv: 'Klart 🎉', en: 'Done 🎉'},
    says: ['no emoji', 'in words'],
  },
  {
    name: 'an English word in Swedish',
    page: 'report/admin-manual/local-admin-mode',
    put: 'Gör en log-in.',
    in: sv,
    says: ['"log-in" is a word to avoid', 'inloggning'],
  },
  {
    name: 'an American spelling',
    page: 'report/admin-manual/system-database',
    put: 'The color is red.',
    in: en,
    says: ['"color"', 'Write "colour"'],
  },
  {
    name: 'a space and a capital in a file name',
    page: 'internal/intro',
    put: '',
    rename: 'internal/Intro page',
    line: 'first',
    says: ['becomes an address', 'intro-page'],
  },
  {
    name: 'a picture beside the page',
    page: 'report/excel-addin',
    put: {sv: '![En bild](bild.png)', en: '![A picture](bild.png)'},
    says: ['lies beside the page', '/img/bild.png'],
  },
  {
    name: 'a table from a spreadsheet',
    page: 'report/excel-vs-web',
    put: 'Namn\tVal\nTre\tFyra',
    in: sv,
    says: ['pasted from a spreadsheet', '--fix'],
  },
  {
    name: 'an error code that does not exist',
    page: 'report/faq/excel-version-check',
    put: 'YT-2999.',
    says: ['YT-2999 does not exist'],
  },
  {
    name: 'an error code in another spelling',
    page: 'report/faq/init-file',
    put: 'yt2003.',
    says: ['yt2003 is not written', 'YT-2003'],
  },
  {
    name: 'a link to no page',
    page: 'report/faq/missing-add-in',
    put: {sv: '[Om rapporter](/report/finns-inte)', en: '[On reports](/report/finns-inte)'},
    says: ['/report/finns-inte leads to no page'],
  },
  {
    name: 'a relative link',
    page: 'report/faq/register-license',
    put: {sv: '[Init-filen](./init-file.mdx)', en: '[The init file](./init-file.mdx)'},
    says: ['leads to no page', 'Write /report/faq/init-file'],
  },
  {
    name: 'a link to no anchor',
    page: 'report/first-report',
    put: {
      sv: '[Steg för steg](/report/installation#requirments)',
      en: '[Step by step](/report/installation#requirments)',
    },
    says: ['has no anchor #requirments', '#requirements'],
  },
  {
    name: 'a link that says nothing',
    page: 'report/functions',
    put: {sv: '[här](/report/intro)', en: '[here](/report/intro)'},
    says: ['does not say where', 'title of the page'],
  },
  {
    name: 'another id for a published heading',
    page: 'report/install/create_connection',
    find: /\{#steps\}/,
    put: '{#stepz}',
    reportedIn: sv,
    says: ['#steps has disappeared', 'its id back'],
  },
  {
    name: 'a heading without an id',
    page: 'report/install/database-connections',
    put: {sv: '## Rubrik', en: '## Heading'},
    says: ['has no id', '{#what-it-is-about}'],
  },
  {
    name: 'a level that is skipped',
    page: 'report/install/install-exosystemdb',
    put: {sv: '#### Rubrik {#some-heading}', en: '#### Heading {#some-heading}'},
    says: ['skips a level'],
  },
  {
    name: 'a column that does not exist',
    page: 'report/installation',
    put: '`fin.GLTransaction.Ammount`',
    says: ['has no column Ammount', 'Write Amount'],
  },
  {
    name: 'a wrong column in a sample',
    page: 'report/intro',
    put: '```sql\nSELECT Nme FROM fin.Customer;\n```',
    line: 2,
    says: ['Nme is no column of fin.Customer', 'Write Name'],
  },
  {
    name: 'a value that the init file does not take',
    page: 'report/limits',
    put: '```ini\n[Log]\nLevel=Loud\n```',
    line: 3,
    says: ['"Loud" is not allowed', 'Allowed: Off'],
  },
  {
    name: 'an unknown language of a sample',
    page: 'report/release-notes',
    put: '```sqll\nSELECT 1;\n```',
    says: ['does not know the sample language "sqll"', 'sql'],
  },
  {
    name: 'a kind that does not exist',
    page: 'report/report-buildning/error-messages',
    find: /^kind: .*/m,
    put: 'kind: guide',
    says: ['"kind" is "guide"', 'Allowed: how-to'],
  },
  {
    name: 'a misspelt key',
    page: 'report/security',
    find: /^lead: /m,
    put: 'led: ',
    says: ['"led" is not known here', 'Did you mean lead?'],
  },
  {
    name: 'an element of HTML',
    page: 'report/user-manual/login-md',
    put: '<div>Text.</div>',
    says: ['<div> may not be used', 'Markdown or a component'],
  },
  {
    name: 'a row with a cell too few',
    page: 'report/user-manual/open-documents',
    put: '| Ett | Sex |\n| --- | --- |\n| Tre |',
    line: 3,
    in: sv,
    says: ['another number of columns'],
  },
  {name: 'a name in code, misspelt', page: 'report/deployment', put: '`PeriodKy`', says: ['`PeriodKy`', 'PeriodKey']},
];

/** A finding that is expected: file, line and words. */
export interface Expected {
  readonly file: string;
  readonly line: number;
  readonly says: readonly string[];
}

/** The file of a page in a language. */
export const fileOf = (page: string, language: LocaleId): string => {
  const [section, ...rest] = page.split('/') as [Section, ...string[]];
  return `${pageFolder(language, section)}/${rest.join('/')}.mdx`;
};

/**
 * Makes a mistake on its page.
 *
 * @param root folder of a copy of the project
 * @returns what the check is to say, once for each language
 */
export function plant(root: string, planted: Planted): Expected[] {
  const {page, put, find, line = 1, bytes, rename, says} = planted;
  const expected = (planted.in ?? localeIds).map((language) => {
    const file = fileOf(page, language);
    const text = readFileSync(path.join(root, file), 'utf8');
    const words = typeof put === 'string' ? put : put[language];
    const start = find ? text.search(find) : text.length + 1;
    if (start < 0) {
      throw new Error(`${file} does not hold ${String(find)}; mend the test.`);
    }
    const edited = find ? text.replace(find, () => words) : `${text}\n${words}\n`;
    const target = rename ? fileOf(rename, language) : file;
    rmSync(path.join(root, file));
    writeFileSync(path.join(root, target), bytes?.(text) ?? (rename ? text : edited));
    const begins = edited.slice(0, start).split('\n').length;
    return {language, file: target, line: line === 'first' ? 1 : begins + line - 1, says};
  });
  return expected.filter(({language}) => planted.reportedIn?.includes(language) ?? true);
}
