import type {Placed} from './batches';
import type {Finding} from './commands';
import type {Place} from './folder';
import {fileOf} from './plant';
import {patternsOf, type Row} from './rows';

export interface Planted extends Placed {
  readonly place: Place;
}

export const isAt = ({file, lines}: Place, finding: Finding): boolean =>
  (finding.file === '' || file === '*' || file === finding.file) &&
  (finding.line === 0 || lines === undefined || (lines[0] <= finding.line && finding.line <= lines[1]));

const holds = (row: Row, place: Place, finding: Finding): boolean =>
  isAt(place, finding) && patternsOf(row).every((pattern) => pattern.test(finding.text));

/** Whether a finding at the place says what the row asks for. */
export const isReported = (row: Row, place: Place, findings: readonly Finding[]): boolean =>
  findings.some((finding) => (finding.severity ?? row.severity) === row.severity && holds(row, place, finding));

/** How a mistake is told. */
export interface Judgement {
  readonly row: Row;
  readonly how: 'well' | 'flawed' | 'not';
  /** Everything that is said because of it. */
  readonly said: readonly Finding[];
}

/** Everybody who changes a page in one language is told to compare them. */
const isReminder = ({text}: Finding): boolean => /stamp/.test(text);

/**
 * Judges how a mistake is told: well, when each of its places is told and nothing else is said because of it.
 *
 * @param planted the row at each of its places
 */
export function judge(planted: readonly Planted[], findings: readonly Finding[]): Judgement {
  const [{row, page}] = planted as [Planted];
  const places = planted.map(({place}) => place);
  const files = [
    ...places.map(({file}) => file),
    ...(page === undefined ? [] : [fileOf(page, 'sv'), fileOf(page, 'en')]),
  ];
  const isOfIt = ({file, text}: Finding) =>
    row.alone === 'run' || file === '' || files.some((name) => name === file || text.includes(name));
  // A tool that breaks down names no file, and a reminder is of interest to whoever wants one.
  const matches = (finding: Finding) => finding.file !== '' && places.some((place) => holds(row, place, finding));
  const said = findings.filter((finding) => isOfIt(finding) && (!isReminder(finding) || row.severity === 'warning'));
  const isWell =
    said.length <= places.length && places.every((place) => said.filter(matches).some((one) => isAt(place, one)));
  const badly = said.length > 0 ? 'flawed' : 'not';
  return {row, how: isWell ? 'well' : badly, said};
}

/** A judgement in one line, with what it was before. */
export function inWords({row: {what, today = 'not'}, how, said}: Judgement): string {
  const [first] = said.map(({text}) => text.replace(/\s+/g, ' ').slice(0, 120));
  const now = how === 'flawed' ? `flawed, ${said.length}: ${first}` : how;
  return `${what}\n    now    ${now}\n    before ${today}`;
}
