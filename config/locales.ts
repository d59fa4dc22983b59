import type {I18nConfig} from '@docusaurus/types';

export const localeIds = ['sv', 'en'] as const;
export type LocaleId = (typeof localeIds)[number];

/** The source language: pages are written in it and translated from it. */
export const sourceLocale: LocaleId = 'sv';

/** A text in every language of the site. A missing language is a type error. */
export type Localized<T = string> = Readonly<Record<LocaleId, T>>;

/**
 * Written out although the framework could derive them, so that neither
 * Node's language data nor an upgrade changes what readers see.
 */
export const i18n = {
  defaultLocale: sourceLocale,
  locales: [...localeIds],
  localeConfigs: {
    sv: {label: 'Svenska', htmlLang: 'sv-SE', direction: 'ltr', calendar: 'gregory', path: 'sv'},
    en: {label: 'English', htmlLang: 'en-GB', direction: 'ltr', calendar: 'gregory', path: 'en'},
  },
} satisfies Partial<I18nConfig>;

/**
 * Language of the build that is running. The framework says it in the environment;
 * before the first locale is loaded, and in `start` without `--locale`, it is not set.
 */
export function currentLocale(): LocaleId {
  const id = process.env.DOCUSAURUS_CURRENT_LOCALE;
  return localeIds.find((candidate) => candidate === id) ?? sourceLocale;
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
