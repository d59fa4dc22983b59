import {z} from 'zod/v4';
import {alsoNamed, bilingual, localized, named, section, text} from './kit';

const words = z.array(text).default([]);

export const glossary = z.strictObject({
  glossary: alsoNamed(
    named('words in Swedish', ['sv'], {
      ...bilingual,
      definition: localized,
      /** The section that explains the word; words without one are on the list for writers only. */
      home: section().optional(),
      avoid: z.strictObject({sv: words, en: words}).prefault({}),
    }),
    {list: 'words in English', fields: ['en'], isWithin: false},
  ),
});

/** Marks do not nest: the words of a link are words. */
const marked = text.regex(/^(?![^]*\[[^\]]*[`*][^\]]*\]\()/, 'has code or a name inside a link');

/**
 * What several pages say, word for word: a rule, a remedy, a warning. Whole sentences, in which `` `code` ``,
 * `**name**` and `[words](/address)` are marked as on a page.
 */
export const statements = z.strictObject({statements: named('statements', ['id'], {id: text, sv: marked, en: marked})});
