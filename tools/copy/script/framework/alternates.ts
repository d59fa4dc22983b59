import {rootOf, type LocaleId} from '../../../../src/lib/locales';

/** Where the other language begins. */
export const useAlternatePageUtils = () => ({createUrl: ({locale}: {locale: LocaleId}) => rootOf(locale)});
