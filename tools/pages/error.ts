import {parse, parseDocument, type YAMLSeq} from 'yaml';
import {didYouMean} from '../../packages/common';
import {hrefs} from '../../src/product/anchors';
import type {Facts, ProductError} from '../../src/product/facts';
import {localeIds} from '../../src/lib/locales';
import {parsePage} from '../check/corpus/parse';
import {anchorsFile, movedAnchorsFile, routeKey} from './lists';
import type {Files} from './files';
import {namedPage, PageError, requirePage, todoMark, type NamedPage} from './page';
import {requireUnused} from './references';

const factsFile = 'src/product/facts/errors.yml';

/** A record as it is written. */
type WrittenError = Omit<ProductError, 'family'>;
type Errors = Pick<Facts, 'errorFamilies'> & {readonly errors: readonly WrittenError[]};

/** Read as they are written, for the facts of the project are loaded once. */
const errorsIn = (files: Files) => parse(files.read(factsFile)) as Errors;

type Moved = Readonly<Record<string, string>>;

const movedAnchors = (files: Files) => JSON.parse(files.read(movedAnchorsFile)) as Moved;

/** @throws PageError unless it can be the code of a family that exists */
function requireCode(code: string, {errorFamilies}: Errors): void {
  const ids = errorFamilies.map(({id}) => id);
  if (!/^YT-\d{4}$/.test(code) || !ids.includes(`${code.charAt(3)}xxx`)) {
    throw new PageError(
      `"${code}" cannot be a code. Write it like YT-2014; the families are ${ids.join(', ')} (errorFamilies in ${factsFile}).`,
    );
  }
}

/** A section of a page that helps with an error. */
interface Section {
  readonly page: NamedPage;
  readonly anchor: string;
}

/** @throws PageError unless it names a section of a page that helps readers with errors */
function sectionOf(files: Files, typed: string): Section {
  const [name = '', anchor = ''] = typed.split('#');
  const page = namedPage(name);
  requirePage(files.root, page);
  const location = {file: page.files.sv, language: 'sv', section: page.section, relative: `${page.id}.mdx`} as const;
  const {headings, frontMatter} = parsePage(location, files.read(page.files.sv));
  const {kind} = frontMatter.values;
  if (kind !== 'how-to' && kind !== 'troubleshooting') {
    throw new PageError(
      `${page.name} is of the kind ${String(kind)}. A how-to or a troubleshooting page helps with an error.`,
    );
  }
  const ids = headings.flatMap(({id}) => id ?? []);
  if (!ids.includes(anchor)) {
    const wrong = anchor === '' ? `Say which section of ${page.name}` : `${page.name} has no section "${anchor}"`;
    throw new PageError(`${wrong}: --on ${page.name}#section. It has ${ids.join(', ')}.`);
  }
  return {page, anchor};
}

const advice = (sv: string, en: string) => ({sv: `${todoMark} ${sv}`, en: `${todoMark} ${en}`});

const record = (code: string, page: string, {page: helper, anchor}: Section): WrittenError => ({
  code,
  page,
  ...advice('Meddelandet, ordagrant.', 'The message, word for word.'),
  when: advice('När det visas.', 'When it is shown.'),
  cause: advice('Vad som är fel.', 'What is wrong.'),
  remedy: advice('Vad läsaren gör.', 'What the reader does.'),
  related: [`${helper.name}#${anchor}`],
});

/** Changes the records of the list of errors, and leaves every other line of the file as it is. */
function editRecords(files: Files, change: (records: unknown[], errors: readonly WrittenError[]) => void): void {
  files.edit(factsFile, (text) => {
    const facts = parseDocument(text);
    const {items} = facts.get('errors') as YAMLSeq;
    change(items, (facts.toJS() as Errors).errors);
    return facts.toString({lineWidth: 0, singleQuote: true, flowCollectionPadding: false});
  });
}

const lastList = /^([^]*<ErrorList codes=")([^"]*)(?=" \/>)/;

/** A page with a code in the last list of a section, or in a list of its own at the end of the section. */
function withMention(source: string, anchor: string, code: string): string {
  const start = source.indexOf(`{#${anchor}}`);
  const length = source.slice(start).search(/\n#{2,6} .*\{#/);
  const end = length === -1 ? source.length : start + length;
  const section = source.slice(start, end);
  const sorted = (codes: string) => [...codes.split(/, */), code].sort().join(', ');
  const changed = lastList.test(section)
    ? section.replace(lastList, (_all, before: string, codes: string) => before + sorted(codes))
    : `${section.trimEnd()}\n\n<ErrorList codes="${code}" />\n`;
  return source.slice(0, start) + changed + source.slice(end);
}

/** A page without a code in its lists. A list of that code alone goes, with the empty line before it. */
const withoutMention = (source: string, code: string): string =>
  source
    .replace(new RegExp(`\\n?<ErrorList codes="${code}" />\\n`, 'g'), '')
    .replace(new RegExp(`(?<=<ErrorList codes="[^"]*)(?:, *${code}|${code}, *)(?=[^"]*" />)`, 'g'), '');

/**
 * Makes the record of an error with the texts still to be written, and names it where readers get help with it, in
 * both languages. Its card is drawn where those of its family are, and its anchor is listed.
 *
 * @param section `report/faq/page#section`
 * @throws PageError when the code or the section cannot be
 */
export function newError(files: Files, code: string, section: string | undefined): void {
  if (section === undefined) {
    throw new PageError(`Say which section helps with ${code}: --on report/faq/some-page#section.`);
  }
  const facts = errorsIn(files);
  requireCode(code, facts);
  if (facts.errors.some((error) => error.code === code)) {
    throw new PageError(
      `There is an error ${code} already, in ${factsFile}. To name it in one more section, add that to its "related" and the code to an <ErrorList> there, in both languages.`,
    );
  }
  const helper = sectionOf(files, section);
  const home = facts.errors.findLast((error) => error.code.startsWith(code.slice(0, 4)))!.page;
  const error = record(code, home, helper);
  editRecords(files, (records, errors) =>
    records.splice(errors.findLastIndex((other) => other.code < code) + 1, 0, error),
  );
  files.editLines(anchorsFile, (lines) => [...lines, hrefs.error(error)], routeKey);
  if (hrefs.error(error) in movedAnchors(files)) {
    files.editJson<Moved>(movedAnchorsFile, ({[hrefs.error(error)]: _back, ...moved}) => moved);
  }
  localeIds.forEach((language) =>
    files.edit(helper.page.files[language], (source) => withMention(source, helper.anchor, code)),
  );
}

/** An error whose texts are still those of the template has never been published. */
const isUnwritten = (error: WrittenError) => JSON.stringify(error).includes(todoMark);

/**
 * Takes the record of an error and its places in lists away. The anchor of its card, once published, leads to the
 * page of its family.
 *
 * @throws PageError when there is none, or something else names it
 */
export function removeError(files: Files, code: string): void {
  const {errors} = errorsIn(files);
  const error = errors.find((candidate) => candidate.code === code);
  if (error === undefined) {
    const near = didYouMean(
      code,
      errors.map((candidate) => candidate.code),
    );
    throw new PageError(`There is no error ${code}.${near ? ` Did you mean ${near}?` : ''}`);
  }
  const helpers = error.related.map((section) => namedPage(section.split('#')[0]!));
  for (const file of helpers.flatMap((page) => Object.values(page.files))) {
    files.edit(file, (source) => withoutMention(source, code));
  }
  requireUnused(files, code, new RegExp(`\\b${code}\\b`), (file) => file === factsFile);
  editRecords(files, (records, all) =>
    records.splice(
      all.findIndex((other) => other.code === code),
      1,
    ),
  );
  const anchor = hrefs.error(error);
  files.editLines(anchorsFile, (lines) => lines.filter((line) => line !== anchor), routeKey);
  if (!isUnwritten(error)) {
    files.editJson<Moved>(movedAnchorsFile, (moved) => ({...moved, [anchor]: `/${error.page}`}));
  }
}
