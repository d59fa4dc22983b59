import {parse} from 'yaml';
import {didYouMean} from '../../../packages/common';
import {hrefs} from '../../../src/product/anchors';
import type {Facts, ProductError} from '../../../src/product/facts';
import {localeIds} from '../../../src/lib/locales';
import {readFrontMatter} from '../../check/corpus/frontMatter';
import {parsePage} from '../../check/corpus/parse';
import {anchorsFile, movedAnchorsFile, routeKey} from '../lists';
import type {Files} from '../files';
import {namedPage, PageError, requirePage, type NamedPage} from '../page';
import {todoMark} from '../todoMark';
import {requireUnused} from './mentions';
import {withoutRecord, withRecord} from './records';

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
  files.edit(factsFile, (text) => withRecord<WrittenError>(text, 'errors', error, (other) => other.code < code));
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
  files.edit(factsFile, (text) => withoutRecord<WrittenError>(text, 'errors', (other) => other.code === code));
  const anchor = hrefs.error(error);
  files.editLines(anchorsFile, (lines) => lines.filter((line) => line !== anchor), routeKey);
  if (!isUnwritten(error)) {
    files.editJson<Moved>(movedAnchorsFile, (moved) => ({...moved, [anchor]: `/${error.page}`}));
  }
}
