import {english} from './english';
import type {LanguageRules} from './rules';
import {swedish} from './swedish';

export const languages = {sv: swedish, en: english} satisfies Readonly<Record<string, LanguageRules>>;

/** A language that the search can read. */
export type Language = keyof typeof languages;
