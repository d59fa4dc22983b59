import type {Language, SearchIndexFile} from '../../../src/search/types';
import type {ComparedPage} from '../pages';

/** What an engine is made from. */
export interface Material {
  readonly language: Language;
  readonly pages: readonly ComparedPage[];
  /** Our own index of the same pages. */
  readonly index: SearchIndexFile;
  /** Folder with the packages of versions.ts. */
  readonly packages: string;
  /** Folder to write to, served as the root of a host. */
  readonly outDir: string;
}

/** A search that takes part. */
export interface Contender {
  readonly name: string;
  /**
   * Writes the index and `engine.js`, a module for the browser:
   * `export function load(): Promise<(query: string) => Promise<string[][]>>`, where the search
   * returns the entries of the list of results with the addresses that each leads to.
   */
  prepare(material: Material): Promise<void>;
}

/** How many entries of its list each search is asked for. */
export const listed = 8;
