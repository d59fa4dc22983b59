import type {LocaleId} from '../../lib/locales';

/** A piece of a text that is more than letters. */
export type RichPart =
  | string
  /** A name, value or path, set in the code font; with `href` a link. */
  | {readonly code: string; readonly href?: string; readonly title?: string}
  /** A link to a page or an anchor of this site, or to another site. */
  | {readonly text: string; readonly href: string; readonly title?: string}
  /** A mark of a column: primary key, foreign key, part of a unique key. */
  | {readonly key: 'PK' | 'FK' | 'UQ'}
  /** Words for something that is not there, such as "tomt". */
  | {readonly empty: string}
  | {readonly strong: string}
  /** A value that a line is not broken in: `31-60`. */
  | {readonly whole: string}
  /** Words of another language than the page's, so that a screen reader says them as what they are. */
  | {readonly words: string; readonly lang: LocaleId};

/** A text prepared at build time, in one language. */
export type RichText = string | readonly RichPart[];
