import path from 'node:path';
import {serializeOuter} from 'parse5';
import {attribute, escapeHtml, textOf} from '../../packages/common';
import {all, setAttribute} from '../../packages/html-page';
import {site} from '../../config/site';
import {dayInWords} from '../../src/lib/handbooks';
import {loadWords} from '../../src/lib/loadWords';
import {languageTags, type LocaleId} from '../../src/lib/locales';
import type {Section} from '../../src/lib/sections';
import {idOf} from './links';
import type {BookPage} from './section';

/** What the handbooks say themselves, around the pages of the site. */
const words = loadWords(path.join(import.meta.dirname, 'words.yml'), [
  'handbook',
  'version',
  'contents',
  'index',
  'indexLead',
  'page',
  'printed',
  'latest',
]);

/** A place where a code is named. */
export interface Mention {
  readonly id: string;
  /** The code's own card or row. */
  readonly explains: boolean;
}

/** What a handbook is made of. */
export interface Book {
  readonly locale: LocaleId;
  readonly section: Section;
  /** Rewritten for the handbook (links.ts). */
  readonly pages: readonly BookPage[];
  /** Places of error codes, by code. */
  readonly mentions: ReadonlyMap<string, readonly Mention[]>;
  /** What the codes say, by code. */
  readonly messages: ReadonlyMap<string, string>;
  /** Stylesheets, in the order in which they apply. */
  readonly styles: readonly string[];
  readonly logo: string;
  readonly edition: Edition;
}

/** Which release a handbook belongs to. */
export interface Edition {
  readonly id: string;
  /** As `2025-12-15`. */
  readonly day: string;
}

/** Page numbers by id; empty before the first printing. */
export type Numbers = ReadonlyMap<string, number>;

/** Stands for a page number in the first printing, as wide as most. */
const unknown = '00';

const cssString = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

export const titleOf = ({locale, section}: Book): string => `${site.brand}: ${section.label[locale]}`;

function line(id: string, text: string, numbers: Numbers): string {
  return `<a href="#${escapeHtml(id)}"><span>${escapeHtml(text)}</span><i></i><b>${numbers.get(id) ?? unknown}</b></a>`;
}

function entry(page: BookPage, numbers: Numbers): string {
  const parts = all(page.text, 'h2[id]').map(
    (heading) => `<li>${line(attribute(heading, 'id')!, textOf(heading), numbers)}</li>`,
  );
  const list = parts.length > 0 ? `<ol>${parts.join('')}</ol>` : '';
  return `<li class="hb-level-${page.level}">${line(idOf(page), page.title, numbers)}${page.isCategory ? '' : list}</li>`;
}

function contents({pages, locale, mentions}: Book, numbers: Numbers): string {
  const {contents: heading, index} = words[locale];
  const entries = pages.map((page) => entry(page, numbers)).join('');
  const last = mentions.size > 0 ? `<li class="hb-level-1">${line('hb-index', index, numbers)}</li>` : '';
  return `<nav class="hb-contents"><h1>${heading}</h1><ol>${entries}${last}</ol></nav>`;
}

/** Each page once, however often it names the code. What no link leads to has no number, as words of a drawing. */
function pageLinks(mentions: readonly Mention[], numbers: Numbers): string {
  const numbered = mentions.filter(({id}) => numbers.size === 0 || numbers.has(id));
  const first = new Map([...numbered].reverse().map((mention) => [numbers.get(mention.id) ?? mention.id, mention]));
  const sorted = [...first.values()].sort((a, b) => (numbers.get(a.id) ?? 0) - (numbers.get(b.id) ?? 0));
  return sorted
    .map(({id, explains}) => {
      const number = numbers.get(id) ?? unknown;
      return `<a href="#${escapeHtml(id)}">${explains ? `<b>${number}</b>` : number}</a>`;
    })
    .join(', ');
}

function index({mentions, messages, locale}: Book, numbers: Numbers): string {
  if (mentions.size === 0) {
    return '';
  }
  const rows = [...mentions.keys()]
    .sort()
    .map(
      (code) =>
        `<tr><th scope="row">${code}</th><td>${escapeHtml(messages.get(code)!)}</td><td>${pageLinks(mentions.get(code)!, numbers)}</td></tr>`,
    );
  const {index: heading, indexLead} = words[locale];
  return `<section class="hb-index"><h1 id="hb-index">${heading}</h1><p>${indexLead}</p><table><tbody>${rows.join('')}</tbody></table></section>`;
}

function titlePage(book: Book): string {
  const {locale, section, logo, edition} = book;
  const {handbook, version, printed, latest} = words[locale];
  return `<section class="hb-title">${logo}<div class="hb-cell"><p class="hb-kind">${handbook}</p><p class="hb-name">${section.label[locale]}</p></div>
<p class="hb-version">${version} ${site.version}</p><p class="hb-edition">${printed} ${dayInWords(edition.day, locale)} · ${edition.id}</p><p class="hb-latest">${latest} ${site.address.origin}${section.landing}</p></section>`;
}

function fillReferences(page: BookPage, locale: LocaleId, numbers: Numbers): void {
  for (const link of all(page.text, '.yt-elsewhere')) {
    const id = attribute(link, 'href')!.slice(1);
    setAttribute(link, 'data-page', `${words[locale].page} ${numbers.get(id) ?? unknown}`);
  }
}

/** The pages of a category, for the sheet that it begins with. */
function partContents(page: BookPage, {pages}: Book, numbers: Numbers): string {
  const after = pages.slice(pages.indexOf(page) + 1);
  const end = after.findIndex(({level}) => level <= page.level);
  const lines = after.slice(0, end === -1 ? undefined : end).map((each) => line(idOf(each), each.title, numbers));
  return `<ol class="hb-part">${lines.map((each) => `<li>${each}</li>`).join('')}</ol>`;
}

function pageHtml(page: BookPage, book: Book, numbers: Numbers): string {
  fillReferences(page, book.locale, numbers);
  const text = serializeOuter(page.text);
  const inner = page.isCategory ? `<div class="markdown">${text}${partContents(page, book, numbers)}</div>` : text;
  return `<article id="${idOf(page)}">${inner}</article>`;
}

function runningHeads(book: Book): string {
  const {pages, locale, edition} = book;
  const version = `${words[locale].version.toLowerCase()} ${site.version}`;
  const foot = `${titleOf(book)} · ${version} · ${dayInWords(edition.day, locale)}`;
  const own = pages.map(
    ({key, title}) =>
      `@page hb-${key} { @top-left { content: ${cssString(title)} } }\n#${key}, #${key} > * > * { page: hb-${key}; }`,
  );
  return `@page { @bottom-left { content: ${cssString(foot)} } }\n${own.join('\n')}`;
}

/** A whole handbook as one document. */
export function bookHtml(book: Book, numbers: Numbers): string {
  const {locale, pages, styles, section} = book;
  const language = languageTags[locale];
  return `<!doctype html><html lang="${language}" dir="ltr" data-theme="light" class="docs-doc-page plugin-id-${section.id}"><head><meta charset="utf-8"><title>${escapeHtml(titleOf(book))}</title>
${[...styles, runningHeads(book)].map((css) => `<style>${css}</style>`).join('\n')}</head><body>
${titlePage(book)}${contents(book, numbers)}${pages.map((page) => pageHtml(page, book, numbers)).join('\n')}${index(book, numbers)}</body></html>`;
}
