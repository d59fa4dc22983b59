import {localeIds, rootOf, type LocaleId} from '../../src/lib/locales';
import {kinds} from '../../tools/gallery/kinds';

export interface PageKind {
  /** Words to name its tests by. */
  readonly name: string;
  readonly url: string;
  readonly language: LocaleId;
}

/** One page of every kind in both languages. */
export const pageKinds: readonly PageKind[] = kinds
  .filter(({kind}) => kind)
  .flatMap(({name, route}) =>
    localeIds.map((language) => ({name: `${name} in ${language}`, url: rootOf(language) + route.slice(1), language})),
  );

/** Tags of a test that runs in one language at each change, and in both in `npm test -- all`. */
export const inOneLanguage = ({language}: Pick<PageKind, 'language'>): string[] => (language === 'sv' ? [] : ['@all']);

/** Of 20,000 px and more: what looks at every element takes as long there as on all other kinds together. */
export const isLong = (url: string): boolean => /\/(tables\/fin|error-messages|api\/api)$/.test(url);
