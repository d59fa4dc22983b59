/** Picks the page's language out of a text of a figure. */
import type {Locale, Text} from '../../src/figures/types';

export function say(text: Text, locale: Locale): string {
  return typeof text === 'string' ? text : text[locale];
}
