import type {LocaleId} from '../../lib/locales';

const noBreakSpace = '\u00a0';

/** Thousands as the language writes them: `1 250 000` with no-break spaces, or `1,250,000`. */
export function formatNumber(value: number, locale: LocaleId): string {
  const [whole = '', fraction] = Math.abs(value).toString().split('.');
  const separator = locale === 'sv' ? noBreakSpace : ',';
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, separator);
  const mark = locale === 'sv' ? ',' : '.';
  return `${value < 0 ? '−' : ''}${grouped}${fraction ? mark + fraction : ''}`;
}

type Forms = readonly [one: string, many: string];

/** Every unit of `limits`, as words. Symbols (MB) are the same in both languages and numbers. */
const units: Readonly<Record<string, Readonly<Record<LocaleId, Forms>>>> = {
  s: {sv: ['sekund', 'sekunder'], en: ['second', 'seconds']},
  min: {sv: ['minut', 'minuter'], en: ['minute', 'minutes']},
  h: {sv: ['timme', 'timmar'], en: ['hour', 'hours']},
  d: {sv: ['dag', 'dagar'], en: ['day', 'days']},
  months: {sv: ['månad', 'månader'], en: ['month', 'months']},
  'per day': {sv: ['per dygn', 'per dygn'], en: ['per day', 'per day']},
  MB: {sv: ['MB', 'MB'], en: ['MB', 'MB']},
  cells: {sv: ['cell', 'celler'], en: ['cell', 'cells']},
  rows: {sv: ['rad', 'rader'], en: ['row', 'rows']},
  values: {sv: ['värde', 'värden'], en: ['value', 'values']},
  versions: {sv: ['version', 'versioner'], en: ['version', 'versions']},
  errors: {sv: ['fel', 'fel'], en: ['error', 'errors']},
  recipients: {sv: ['mottagare', 'mottagare'], en: ['recipient', 'recipients']},
  attempts: {sv: ['försök', 'försök'], en: ['attempt', 'attempts']},
  characters: {sv: ['tecken', 'tecken'], en: ['character', 'characters']},
  groups: {sv: ['grupp', 'grupper'], en: ['group', 'groups']},
  computers: {sv: ['dator', 'datorer'], en: ['computer', 'computers']},
  sessions: {sv: ['session', 'sessioner'], en: ['session', 'sessions']},
  requests: {sv: ['anrop', 'anrop'], en: ['request', 'requests']},
  credentials: {sv: ['inloggningsuppgift', 'inloggningsuppgifter'], en: ['credential', 'credentials']},
  entries: {sv: ['post', 'poster'], en: ['entry', 'entries']},
  runs: {sv: ['körning', 'körningar'], en: ['run', 'runs']},
  mails: {sv: ['meddelande', 'meddelanden'], en: ['e-mail', 'e-mails']},
};

/**
 * A number with its unit, which never parts from it at a line break: `20 000 celler`.
 * @throws Error when the unit has no words here.
 */
export function formatQuantity(value: number, unit: string, locale: LocaleId): string {
  const forms = units[unit];
  if (!forms) {
    throw new Error(`src/product/data/numbers.ts: no words for the unit "${unit}". Add it to the table.`);
  }
  const word = forms[locale][value === 1 ? 0 : 1].replaceAll(' ', noBreakSpace);
  return `${formatNumber(value, locale)}${noBreakSpace}${word}`;
}
