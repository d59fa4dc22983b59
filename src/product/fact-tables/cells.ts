import type {RichText} from '../../components/Rich';
import type {LocaleId, Localized} from '../../lib/locales';
import {hrefs} from '../anchors';
import {type Context, formatNumber, local} from '../context';
import {errorLink, markedRich, toRich} from '../rich';

/** A cell that only code can make. */
export type Computed = (context: Context) => RichText;

/** What a code is called in each language. */
export type Words = Readonly<Record<string, Localized>>;

/** A cell that holds nothing. */
export const none: RichText = [{empty: '–'}];

const yesNo: Words = {true: {sv: 'Ja', en: 'Yes'}, false: {sv: 'Nej', en: 'No'}};

/** How the text of a field is shown. */
export const kinds = {
  text: (text) => text,
  /** Names that have an anchor become links. */
  links: toRich,
  /** Marked as on a page. */
  marked: markedRich,
  code: (text) => [{code: text}],
  /** A long name that may break. */
  folding: (text) => [{folding: text}],
  strong: (text) => [{strong: text}],
  /** A report group, as formulas write it. */
  group: (text) => [{code: `@${text}`}],
  /** A table or procedure: a link, where it has an anchor. */
  object: (text, locale) => (typeof toRich(text, locale) === 'string' ? [{code: text}] : toRich(text, locale)),
  /** A table or column of the customer database. */
  database: (name) => [{code: name, href: hrefs.database(name)}],
  error: (code, locale) => [errorLink(code, locale)],
  number: (text, locale) => formatNumber(Number(text), locale),
  /** Whether a column of a database may be empty. */
  nullable: (text) => (text === 'true' ? [{code: 'NULL'}] : none),
  yesNo: (text, locale) => yesNo[text]![locale],
} satisfies Record<string, (text: string, locale: LocaleId) => RichText>;

export type Kind = keyof typeof kinds;

const isLocalized = (value: unknown): value is Localized =>
  typeof value === 'object' && value !== null && 'sv' in value;

const together = (first: RichText, second: RichText): RichText =>
  typeof first === 'string' && typeof second === 'string'
    ? `${first}, ${second}`
    : [...[first].flat(), ', ', ...[second].flat()];

/**
 * What a cell shows.
 *
 * @param value text, number or truth value, a list of these, or what computes the cell
 */
export function cellOf(value: unknown, kind: Kind, words: Words | undefined, context: Context): RichText {
  if (typeof value === 'function') {
    return (value as Computed)(context);
  }
  const {locale} = context;
  const shown = (value === undefined ? [] : [value].flat()).map((item: unknown) => {
    const text = local(isLocalized(item) ? item : String(item), locale);
    // A code that has no words stands as it is.
    return kinds[kind](words?.[text]?.[locale] ?? text, locale);
  });
  const [first = none, ...more] = shown;
  return more.reduce(together, first);
}
