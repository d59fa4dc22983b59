import type {NoteWords} from './words';

/** What the worker knows of the site, in the `/sw.js` that tools/offline writes. */
export interface OfflineSite {
  /** Address of the script that says on a page that there is no connection (note). */
  readonly note: string;
  readonly style: string;
  /** Where the pages of each language begin, as `/` and `/en/`. */
  readonly roots: readonly string[];
  /** What the note says, by the root of its language. */
  readonly words: Readonly<Record<string, NoteWords>>;
}

/** A section that can be kept whole. */
export interface OfflineSection {
  readonly id: string;
  readonly label: string;
  readonly pages: readonly string[];
  /** Size in bytes of each of these pages and of every file that they need, by address. */
  readonly sizes: Readonly<Record<string, number>>;
}

/** What a language offers to keep, `offline.json` at its root. */
export interface OfflineManifest {
  /** Changes with anything that is listed here. */
  readonly id: string;
  readonly sections: readonly OfflineSection[];
}

/** Address of the page where a reader switches this on, by the root of its language. */
export const pageAt = (root: string): string => `${root}offline`;

export const manifestAt = (root: string): string => `${root}offline.json`;

/** The language that an address belongs to. @returns its root */
export function rootAt(pathname: string, roots: readonly string[]): string {
  return [...roots].sort((a, b) => b.length - a.length).find((root) => pathname.startsWith(root))!;
}

/** Whether the name of a file changes with its content, so that what is kept of it is never old. */
export function isHashed(pathname: string, roots: readonly string[]): boolean {
  return roots.some((root) => pathname.startsWith(`${root}assets/`));
}

/**
 * Addresses of the hashed files that a page names: scripts, styles, fonts, index of the search. A picture for
 * sharing services is named by its absolute address, and is none of them.
 */
export function filesOf(html: string, roots: readonly string[]): string[] {
  const named = html.matchAll(/(?<=[\s"'=(])\/[^\s"'<>()]*assets\/[^\s"'<>()]+\.\w+/g);
  return [...new Set([...named].map(([address]) => address))].filter((address) => isHashed(address, roots));
}
