import type {I18nConfig} from '@docusaurus/types';
import {languageTags, localeIds, localeOf, sourceLocale, type LocaleId, type Localized} from '../src/lib/locales';

/**
 * Written out although the framework could derive them, so that neither
 * Node's language data nor an upgrade changes what readers see.
 */
export const i18n = {
  defaultLocale: sourceLocale,
  locales: [...localeIds],
  localeConfigs: {
    sv: {label: 'Svenska', htmlLang: languageTags.sv, direction: 'ltr', calendar: 'gregory', path: 'sv'},
    en: {label: 'English', htmlLang: languageTags.en, direction: 'ltr', calendar: 'gregory', path: 'en'},
  },
} satisfies Partial<I18nConfig>;

/**
 * Language of the build that is running. The framework says it in the environment;
 * before the first locale is loaded, and in `start` without `--locale`, it is not set.
 */
export function currentLocale(): LocaleId {
  return localeOf(process.env.DOCUSAURUS_CURRENT_LOCALE);
}

/** The text of the running build's language. Throws, naming the text, when it is empty. */
export function localized(name: string, texts: Localized): string {
  const locale = currentLocale();
  const value = texts[locale];
  if (!value) {
    throw new Error(`config: "${name}" has no text for the language "${locale}". Add it beside the others.`);
  }
  return value;
}
