import type {LocaleId} from '../lib/locales';

/** What stands between the arguments of a formula in the Excel of a language's Windows. */
export const listSeparators = {sv: ';', en: ','} as const satisfies Record<LocaleId, string>;

export type ListSeparator = (typeof listSeparators)[LocaleId];
