import {z} from 'zod/v4';
import {alsoNamed, bilingual, labelled, localized, named, namedOf, partOf, ref, section, text} from './kit';

const familyOf = (code: string) => `${code.charAt(3)}xxx`;

/** Readers see the titles of the pages: two links of one name would lead to two places. */
const onePageEach = (sections: readonly string[]) =>
  new Set(sections.map((each) => each.split('#')[0])).size === sections.length;

const productError = z
  .strictObject({
    code: partOf('errorFamilies', familyOf, /^YT-\d{4}$/, 'is not an error code YT-nnnn'),
    /** Route of the page that shows the card. */
    page: ref('pages'),
    ...bilingual,
    /** When the program shows it. */
    when: localized,
    cause: localized,
    remedy: localized,
    related: z.array(section()).min(1).refine(onePageEach, 'has two sections of a page\nChoose one of them.'),
    cell: localized.optional(),
    sqlErrors: z.array(z.int()).min(1).optional(),
    aadsts: z.array(z.int()).min(1).optional(),
  })
  .transform((error) => ({...error, family: familyOf(error.code)}));

export const errors = z.strictObject({
  errorFamilies: labelled('errorFamilies', {}),
  errors: namedOf('errors', ['code'], productError),
});

export const limits = z.strictObject({
  /** What limits are counted in; a symbol is the same in both languages and numbers. */
  units: named('units', ['id'], {id: text, one: localized, many: localized}),
  limits: named('limits', ['id'], {
    id: text,
    value: z.number().positive(),
    unit: ref('units'),
    ...bilingual,
    error: ref('errors').optional(),
  }),
});

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
