import type {LocaleId} from '../../config/locales';
import {answerReference, columnsReference, rowReference} from '../../src/search/references';
import {indexFormat, type Answer, type ColumnList, type SearchIndexFile, type SearchSection} from '../../src/search/types';
import {anchorOf} from '../product-data/anchors';
import {answersOf, columnsOf} from './answers';
import type {Covered, PageRecord} from './html';
import type {SitePage} from './sitePages';
import {texts} from './texts';

interface Build {
  readonly locale: LocaleId;
  /** Base path with language, with a slash at both ends. */
  readonly baseUrl: string;
  readonly sections: readonly SearchSection[];
  readonly pages: readonly SitePage[];
}

/** Reads the records of a page; `covered` are the elements that need no text of their own. */
export type RecordReader = (page: SitePage, covered: Covered) => Promise<readonly PageRecord[]>;

const pageOf = (url: string) => url.split('#')[0]!;
const anchorIn = (url: string) => url.split('#')[1] ?? '';

function knownAnswers({locale, baseUrl, pages}: Build): Answer[] {
  const addresses = new Set(pages.map(({url}) => url));
  const known = (url: string) => addresses.has(pageOf(url));
  return answersOf({locale, baseUrl})
    .filter(({url}) => known(url))
    .map((answer) => (answer.more ? {...answer, more: answer.more.filter(([, url]) => known(url)).slice(0, 2)} : answer));
}

/** Rows of columns: the first stands for all of them. */
function coveredColumns(lists: readonly ColumnList[]): [string, string][] {
  return lists.flatMap(({table, columns}, position) =>
    columns.map(([name], row): [string, string] => [anchorOf(`${table}.${name}`), row === 0 ? columnsReference(position) : '']));
}

/** What a page shows of the answers: error cards, rows of settings, rows of columns; rows about errors anywhere. */
function coveredOn(page: SitePage, answers: readonly Answer[], columns: readonly ColumnList[]): Covered {
  const cards = answers.flatMap(({type, url}, position): [string, string][] =>
    pageOf(url) === page.url && (type === 'error' || type === 'setting') ? [[anchorIn(url), answerReference(position)]] : []);
  const hasTables = answers.some(({type, url}) => type === 'table' && pageOf(url) === page.url);
  return {
    ids: new Map([...cards, ...(hasTables ? coveredColumns(columns) : [])]),
    rowLinks: new Map(answers.flatMap(({type, url}, position): [string, string][] =>
      type === 'error' ? [[url, rowReference(position)]] : [])),
  };
}

/** Everything the search of one language needs, ready to be written. */
export async function indexFile(build: Build, readRecords: RecordReader): Promise<SearchIndexFile> {
  const {locale, baseUrl, sections, pages} = build;
  const answers = knownAnswers(build);
  const names = new Set(answers.map(({name}) => name));
  const columns = columnsOf({locale, baseUrl}).filter(({table}) => names.has(table));
  const records = await Promise.all(pages.map((page) => readRecords(page, coveredOn(page, answers, columns))));
  return {
    format: indexFormat,
    language: locale,
    sections,
    pages: pages.map(({url, title, section, keywords, list}) => ({url, title, section, keywords, ...(list && {list})})),
    records: records.flatMap((ofPage, page) => ofPage.map((record) => ({page, ...record}))),
    answers,
    columns,
    columnLabel: texts.column[locale],
  };
}
