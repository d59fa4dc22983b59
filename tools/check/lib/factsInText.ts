import {limits, phrases, schedules, type Limit} from '../../../src/product/facts';
import {byLanguage, type Language} from '../corpus/layout';
import {numberWords} from './numbers';

/** Words of a text that say a limit or a time of the product. */
export interface FactInText {
  /** Offset in the text. */
  readonly index: number;
  readonly text: string;
  /** Facts that it may be, as pages name them: `limits.session`, `schedules.backup.at`. */
  readonly ids: readonly string[];
  /** What exceptions name it by: number and unit as in `limits`, or the time: `7 d`, `02:30`. */
  readonly quantity: string;
}

interface Rule extends Omit<FactInText, 'index' | 'text'> {
  readonly pattern: RegExp;
}

/** What ends a unit in running text: `dagarna`, `dagars`, `days'`. */
const endings = byLanguage((language) => (language === 'sv' ? '(?:na|nas|s)?' : ''));

/** Other words for a unit. */
const otherUnits = byLanguage((language): Readonly<Record<string, string>> => (language === 'sv' ? {d: 'dygn'} : {}));

const quantityOf = ({value, unit}: Limit) => `${value} ${unit}`;

/** Number and unit as running text may write them: in digits or as a word, not as the end or start of more. */
function quantityPattern({id, value, unit}: Limit, language: Language): RegExp {
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

/** A rule for each quantity of the limits. */
const quantityRules = (language: Language): Rule[] =>
  [...new Set(limits.map(quantityOf))].map((quantity) => {
    const same = limits.filter((limit) => quantityOf(limit) === quantity);
    return {quantity, ids: same.map(({id}) => `limits.${id}`), pattern: quantityPattern(same[0]!, language)};
  });

/** A rule for each time of the schedules: `06:00–20:00`, also without the minutes where these are none. */
function timeRules(): Rule[] {
  const times = new Set(schedules.flatMap(({at}) => at ?? []));
  return [...times].map((time) => {
    const short = time.includes('–') ? `|${time.replaceAll(':00', '').replaceAll(':', '.')}` : '';
    return {
      quantity: time,
      ids: schedules.filter(({at}) => at === time).map(({id}) => `schedules.${id}`),
      pattern: new RegExp(String.raw`(?<![\d:–-])(?:${time}${short})(?![\d:–-])`, 'gu'),
    };
  });
}

const rules = byLanguage((language) => [...quantityRules(language), ...timeRules()]);

/** Every limit and time of the product that a text says, whatever it says it of. */
export const factsIn = (text: string, language: Language): FactInText[] =>
  rules[language].flatMap(({pattern, quantity, ids}) =>
    [...text.matchAll(pattern)].map(({0: words, index}) => ({index, text: words, ids, quantity})),
  );
