import type {Localized} from '../../lib/locales';

/** What the cards say beside the product facts. */
export const texts = {
  table: {sv: 'Tabell', en: 'Table'},
  view: {sv: 'Vy', en: 'View'},
  setting: {sv: 'Nyckel i init-filen', en: 'Init file key'},
  function: {sv: 'Funktion', en: 'Function'},
  endpoint: {sv: 'Anrop', en: 'Endpoint'},
  default: {sv: 'Standard', en: 'Default'},
  allowed: {sv: 'Tillåtet', en: 'Allowed'},
  gives: {sv: 'Ger', en: 'Returns'},
} satisfies Record<string, Localized>;
