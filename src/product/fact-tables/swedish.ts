import type {LocaleId} from '../../lib/locales';

/**
 * Swedish for values that the product data holds in English only, because the program does.
 * Names that are the same in both languages need no entry.
 */
const swedish: Readonly<Record<string, string>> = {
  // supportedVersions
  'Excel for Mac': 'Excel för Mac',
  'Excel for the web': 'Excel för webben',
  'Excel mobile': 'Excel för mobilen',
  'ARM emulation': 'ARM-emulering',
  'Windows S mode': 'Windows i S-läge',
  'Internet Explorer mode': 'Internet Explorer-läge',
  '8 GB memory': '8 GB minne',
  '250 MB disk': '250 MB disk',
  // setupSwitches
  'host[\\instance] or host,port': 'värd[\\instans] eller värd,port',
  name: 'namn',
  login: 'inloggning',
  account: 'konto',
  'Windows group or login': 'Windows-grupp eller inloggning',
  'folder on the server, or URL': 'mapp på servern, eller URL',
  file: 'fil',
  // connectionFields
  'YT_<customer number>': 'YT_<kundnummer>',
  // registry
  '(binary)': '(binärt)',
  // eventIds
  Warning: 'Varning',
  Error: 'Fel',
};

/** A value in the language of the build; values without a translation are the same in both. */
export function translated(value: string, locale: LocaleId): string {
  return locale === 'sv' ? (swedish[value] ?? value) : value;
}

/** `första / first` holds both languages; anything else holds one. */
export function eitherLanguage(value: string, locale: LocaleId): string {
  const [sv, en] = value.split(' / ');
  return translated(locale === 'en' && en !== undefined ? en : (sv ?? value), locale);
}
