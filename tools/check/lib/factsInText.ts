import {limits, phrases, schedules, type Limit} from '../../../src/product/facts';
import {inEach, type LocaleId} from '../../../src/lib/locales';
import {numberWords} from './numbers';

/** A limit or a time of the product, as texts may write it. */
interface Rule {
  readonly pattern: RegExp;
  /** Facts that it may be, as pages name them: `limits.session`, `schedules.backup.at`. */
  readonly ids: readonly string[];
  /** What exceptions name it by: number and unit as in `limits`, or the time: `7 d`, `02:30`. */
  readonly quantity: string;
}

/** Words of a text that say a limit or a time of the product. */
export interface FactInText extends Omit<Rule, 'pattern'> {
  /** Offset in the text. */
  readonly index: number;
  readonly text: string;
}

/** What ends a unit in running text (`dagarna`, `dagars`), and other words for a unit. */
const endings: Readonly<Record<LocaleId, string>> = {sv: '(?:na|nas|s)?', en: ''};
const otherUnits: Readonly<Record<LocaleId, Readonly<Record<string, string>>>> = {sv: {d: 'dygn'}, en: {}};

const quantityOf = ({value, unit}: Limit) => `${value} ${unit}`;

/** Number and unit as running text may write them: in digits or as a word, not as the end or start of more. */
function quantityPattern({id, value, unit}: Limit, language: LocaleId): RegExp {
  const written = phrases.get(`limits.${id}`)![language].split('\u00a0');
  const isPart = (word: string) => /^[\d,.]+$/.test(word);
  const digits = written.filter(isPart).join('\\s');
  const units = [written.filter((word) => !isPart(word)).join('\\s'), otherUnits[language][unit]].filter(Boolean);
  const numbers = [digits, value > 1 ? numberWords[language][value] : undefined].filter(Boolean);
  return new RegExp(
    String.raw`(?<![\p{L}\d–-]|\d[\s.,])(?:${numbers.join('|')})[\s-](?:${units.join('|')})${endings[language]}(?!\p{L})`,
    'giu',
  );
}

/** A time as it is, and a span also without the minutes where these are none: `06:00–20:00`. */
function timePattern(time: string): RegExp {
  const short = time.includes('–') ? `|${time.replaceAll(':00', '').replaceAll(':', '.')}` : '';
  return new RegExp(String.raw`(?<![\d:–-])(?:${time}${short})(?![\d:–-])`, 'gu');
}

/** Facts by what a text would say of them. */
function groupedBy<Fact>(facts: readonly Fact[], saidOf: (fact: Fact) => string | undefined): [string, Fact[]][] {
  const said = new Set(facts.flatMap((fact) => saidOf(fact) ?? []));
  return [...said].map((text) => [text, facts.filter((fact) => saidOf(fact) === text)]);
}

const rules = inEach((language): Rule[] => [
  ...groupedBy(limits, quantityOf).map(([quantity, same]) => {
    return {quantity, ids: same.map(({id}) => `limits.${id}`), pattern: quantityPattern(same[0]!, language)};
  }),
  ...groupedBy(schedules, ({at}) => at).map(([quantity, same]) => {
    return {quantity, ids: same.map(({id}) => `schedules.${id}`), pattern: timePattern(quantity)};
  }),
]);

/** Most texts hold no number, and to ask for one is quicker than to ask for each fact. */
const mayHold = inEach((language) => new RegExp(`\\d|${numberWords[language].join('|')}`, 'i'));

/** Every limit and time of the product that a text says, whatever it says it of. */
export const factsIn = (text: string, language: LocaleId): FactInText[] =>
  (mayHold[language].test(text) ? rules[language] : []).flatMap(({pattern, ...rule}) =>
    [...text.matchAll(pattern)].map(({0: words, index}) => ({...rule, index, text: words})),
  );
