/** Picks the page's language out of a text of a figure. */
import type {Locale, Text} from './schema';

/** @throws Error when the text is not there in the language */
export function say(text: Text, locale: Locale): string {
  const said = typeof text === 'string' ? text : text[locale];
  if (said === undefined) {
    throw new Error(`"${Object.values(text)[0]}" has no text in "${locale}"`);
  }
  return said;
}
