import {meant} from '../../../packages/common';
import {hrefs} from '../../../src/product/anchors';
import type {ErrorFamily, ProductError} from '../../../src/product/data/schemas/errors';
import {localeIds} from '../../../src/lib/locales';
import {readFrontMatter} from '../../check/corpus/frontMatter';
import {parsePage} from '../../check/corpus/parse';
import {anchorsFile, movedAnchorsFile, routeKey} from '../lists';
import type {Files} from '../files';
import {namedPage, PageError, requirePage, type NamedPage} from '../page';
import {pen} from '../pen';
import {requireUnused} from './mentions';

const dataFile = 'src/product/data/json/errors.json';

interface ErrorData {
  readonly errors: readonly ProductError[];
  readonly errorFamilies: readonly ErrorFamily[];
}

const dataOf = (files: Files) => JSON.parse(files.read(dataFile)) as ErrorData;

/** @throws PageError unless it is the code of a family that exists */
function familyOf(code: string, {errorFamilies}: ErrorData): string {
  const ids = errorFamilies.map(({id}) => id);
  const family = ids.find((id) => code.startsWith(`YT-${id[0]}`));
  if (!/^YT-\d{4}$/.test(code) || family === undefined) {
    throw new PageError(
      `"${code}" cannot be a code. Write it like YT-2014; the families are ${ids.join(', ')} (errorFamilies in ${dataFile}).`,
    );
  }
  return family;
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
  const source = files.read(page.files.sv);
  const {kind} = readFrontMatter(source).frontMatter.values;
  if (kind !== 'how-to' && kind !== 'troubleshooting') {
    throw new PageError(
      `${page.name} is of the kind ${String(kind)}. A how-to or a troubleshooting page helps with an error.`,
    );
  }
  const location = {file: page.files.sv, language: 'sv', section: page.section, relative: `${page.id}.mdx`} as const;
  const ids = parsePage(location, source).headings.flatMap(({id}) => id ?? []);
  if (!ids.includes(anchor)) {
    const wrong = anchor === '' ? `Say which section of ${page.name}` : `${page.name} has no section "${anchor}"`;
    throw new PageError(`${wrong}: --on ${page.name}#section. It has ${ids.join(', ')}.`);
  }
  return {page, anchor};
}

const said = (sv: string, en: string) => [`${pen} ${sv}`, `${pen} ${en}`] as const;

function record(code: string, family: string, page: string, {page: helper, anchor}: Section): ProductError {
  const [sv, en] = said('Meddelandet, ordagrant.', 'The message, word for word.');
  const [whenSv, whenEn] = said('När det visas.', 'When it is shown.');
  const [causeSv, causeEn] = said('Vad som är fel.', 'What is wrong.');
  const [remedySv, remedyEn] = said('Vad läsaren gör.', 'What the reader does.');
  const related = [`${helper.name}#${anchor}`];
  return {code, page, family, sv, en, whenSv, whenEn, causeSv, causeEn, remedySv, remedyEn, related};
}

/** The lines of a section: from behind its heading to the next heading. */
function boundsOf(lines: readonly string[], anchor: string): readonly [number, number] {
  const start = lines.findIndex((line) => line.endsWith(`{#${anchor}}`)) + 1;
  const next = lines.findIndex((line, index) => index >= start && /^#{2,6} .*\{#/.test(line));
  return [start, next === -1 ? lines.length : next];
}

const errorList = /<ErrorList codes="([^"]*)" \/>/;

/** A page with a code in the last list of a section, or in a list of its own at the end of the section. */
function withMention(source: string, anchor: string, code: string): string {
  const lines = source.split('\n');
  const [start, end] = boundsOf(lines, anchor);
  const last = lines.findLastIndex((line, index) => index >= start && index < end && errorList.test(line));
  if (last === -1) {
    const text = lines.slice(0, end).join('\n').trimEnd();
    return [`${text}\n\n<ErrorList codes="${code}" />\n`, ...lines.slice(end)].join('\n');
  }
  const sorted = (codes: string) => [...codes.split(/, */), code].sort().join(', ');
  return lines
    .with(
      last,
      lines[last]!.replace(errorList, (_all, codes: string) => `<ErrorList codes="${sorted(codes)}" />`),
    )
    .join('\n');
}

/** A page without a code in its lists. A list of that code alone goes, with the empty line before it. */
const withoutMention = (source: string, code: string): string =>
  source
    .replace(new RegExp(`\\n?<ErrorList codes="${code}" />\\n`, 'g'), '')
    .replace(new RegExp(`(?<=<ErrorList codes="[^"]*)(?:, *${code}|${code}, *)(?=[^"]*" />)`, 'g'), '');

/**
 * Makes the record of an error with the texts still to be written, and names it where readers get help with it, in
 * both languages. Its card is drawn where those of its family are.
 *
 * @param section `report/faq/page#section`
 * @throws PageError when the code or the section cannot be
 */
export function newError(files: Files, code: string, section: string | undefined): void {
  if (section === undefined) {
    throw new PageError(`Say which section helps with ${code}: --on report/faq/some-page#section.`);
  }
  const data = dataOf(files);
  const family = familyOf(code, data);
  if (data.errors.some((error) => error.code === code)) {
    throw new PageError(
      `There is an error ${code} already, in ${dataFile}. To name it in one more section, add that to its "related" and the code to an <ErrorList> there, in both languages.`,
    );
  }
  const helper = sectionOf(files, section);
  const home = data.errors.findLast((error) => error.family === family)!.page;
  const error = record(code, family, home, helper);
  const errors = [...data.errors, error].sort((a, b) => (a.code < b.code ? -1 : 1));
  files.editJson<ErrorData>(dataFile, (all) => ({...all, errors}));
  files.editLines(anchorsFile, (lines) => [...lines, hrefs.error(error)], routeKey);
  files.editJson<Readonly<Record<string, string>>>(movedAnchorsFile, (moved) =>
    Object.fromEntries(Object.entries(moved).filter(([from]) => from !== hrefs.error(error))),
  );
  localeIds.forEach((language) =>
    files.edit(helper.page.files[language], (source) => withMention(source, helper.anchor, code)),
  );
}

/** An error whose texts are still those of the template has never been published. */
const isUnwritten = (error: ProductError) => JSON.stringify(error).includes(pen);

/**
 * Takes the record of an error and its places in lists away. The anchor of its card, once published, leads to the
 * page of its family.
 *
 * @throws PageError when there is none, or something else names it
 */
export function removeError(files: Files, code: string): void {
  const {errors} = dataOf(files);
  const error = errors.find((candidate) => candidate.code === code);
  if (error === undefined) {
    const near = meant(
      code,
      errors.map((candidate) => candidate.code),
    );
    throw new PageError(`There is no error ${code}.${near ? ` Did you mean ${near}?` : ''}`);
  }
  const helpers = error.related.map((section) => namedPage(section.split('#')[0]!));
  for (const file of helpers.flatMap((page) => Object.values(page.files))) {
    files.edit(file, (source) => withoutMention(source, code));
  }
  requireUnused(files, code, new RegExp(`\\b${code}\\b`), (file) => file === dataFile);
  files.editJson<ErrorData>(dataFile, (all) => ({...all, errors: errors.filter((one) => one !== error)}));
  files.editLines(anchorsFile, (lines) => lines.filter((line) => line !== hrefs.error(error)), routeKey);
  if (!isUnwritten(error)) {
    files.editJson<object>(movedAnchorsFile, (moved) => ({...moved, [hrefs.error(error)]: `/${error.page}`}));
  }
}
