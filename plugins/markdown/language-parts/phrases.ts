import type {Localized} from '../../../src/lib/locales';

/**
 * Words of the other language that stand in running text: names in other makers' programs that
 * exist in one language only, and messages quoted as they read on the screen. Listed under the
 * language of the page; tests/built/languageOfParts.test.ts says when one is missing.
 */
export const phrases: Localized<readonly string[]> = {
  sv: ['Disable all Application Add-ins', 'profile name is not valid'],
  en: ['Spiris Bokföring & Fakturering', 'Bokföring', 'Kundfaktura', 'Godkänn & aktivera', 'Administratörer'],
};
