import {createHash} from 'node:crypto';
import {frontMatterOf, normalised, partsOf} from '../page-source';

/** What a page says in its front matter, as a part of it. */
export const headPart = ':head';

/** Beside the parts of a source page in the side file: the whole translation as it was reviewed. */
export const translationPart = ':translation';

/** What a page says, as hashes of 12 hexadecimal digits. */
export interface Fingerprint {
  /** Of the whole page. */
  readonly whole: string;
  /** Of each part, by heading id, in the order of the page; `:head` and `:intro` come first. */
  readonly parts: Readonly<Record<string, string>>;
}

/** The first 12 hexadecimal digits of the SHA-256. */
function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/**
 * Hashes of what a page says to its readers. Dates, keywords, spacing and comments do not count,
 * so that changing them makes no translation stale.
 *
 * @param frontMatter keys of the front matter that count
 */
export function fingerprint(source: string, frontMatter: readonly string[]): Fingerprint {
  const values = frontMatterOf(source);
  const head = normalised(frontMatter.map((key) => `${key}: ${String(values[key] ?? '')}`).join('\n'));
  const parts = {[headPart]: hash(head), ...Object.fromEntries(partsOf(source).map(({id, text}) => [id, hash(text)]))};
  return {
    whole: hash(
      Object.entries(parts)
        .map(([id, value]) => `${id} ${value}`)
        .join('\n'),
    ),
    parts,
  };
}
