/** Names of faults that others follow from: for `explains` of the one problem and `follows` of the others. */
import type {LocaleId} from '../../../src/lib/locales';
import type {Page} from '../corpus/page';

/** An anchor that is missing on a page. */
export const anchorName = (language: LocaleId, route: string, anchor: string) =>
  `anchor:${language}:${route}#${anchor}`;

/** A fault by which anchors of a page go missing. */
export const anchorsOfFile = (file: string) => `anchors:${file}`;

/** Whatever is wrong with a file: it is not where it belongs. */
export const anythingIn = (file: string) => `in:${file}`;

/** A fault of the front matter of a page, by which its keys are not those of the other language. */
export const frontMatterOf = (file: string) => `front-matter:${file}`;

/** A word of a page that is part of a wrong name. */
export const wordIn = (file: string, word: string) => `word:${file}:${word}`;

/** What may be wrong when an anchor is missing on a page. */
export const anchorCauses = ({file, route, language}: Page, anchor: string): string[] => [
  anchorName(language, route, anchor),
  anchorsOfFile(file),
];

/** A page that is not found at its address, without language. */
export const pageName = (route: string) => `page:${route}`;

/** A page of a language that cannot be read, and so whatever it alone says. */
export const unreadIn = (language: LocaleId) => `unread:${language}`;

/** A page under a name that nobody knows: it may be another one that has been renamed. */
export const renamed = 'renamed';

/** A name or an attribute by which an error code is not mentioned where it should be. */
export const missingMentions = 'mentions';
