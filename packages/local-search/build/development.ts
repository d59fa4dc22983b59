import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import {introPart, partsOf} from '../../page-source';
import type {SearchRecord} from '../engine/types';

/** The development server's index, below its folder. */
export const devIndex = 'search.json';

const tag = /<(?:!--[\s\S]*?--|\/?[\w.]+(?:"[^"]*"|\{[^}]*\}|[^<>"{])*)>/g;

/** What a reader sees of a part, nearly: code between backticks, a dot between cells, nothing of components. */
const textOf = (source: string): string =>
  source
    .replace(/^\s*(?:>\s*)*(?:```|~~~).*$/gm, '`')
    .replace(tag, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*#.*\}$|^\s*\|?[\s:|-]+$|^\s*(?:[*>-]|\d+\.)\s|^import .*$|\*\*/gm, ' ')
    .replace(/(?<!\\)\|/g, ' · ')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * The records of a page from its source as it is now, where no finished page exists. What a component draws from data is
 * not in them; the cards are.
 *
 * @param source Markdown with front matter
 */
export function recordsOfSource(source: string): SearchRecord[] {
  return partsOf(source).map(({id, heading, text}) => ({
    anchor: id === introPart ? '' : id,
    heading: heading.replace(/`/g, ''),
    text: textOf(text),
  }));
}

/**
 * Answers requests for the development server's index and the texts of its pages. Those are made when the index is asked
 * for, so that the search knows the pages as they are being written.
 *
 * @param make the files by name, that of the index first
 */
export function indexMiddleware(make: () => readonly (readonly [name: string, json: string])[]) {
  const files = new Map<string, string>();
  return ({url}: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const name = path.posix.basename(url ?? '');
    if (name === devIndex) {
      const [[, index], ...texts] = make() as [[string, string]];
      [[devIndex, index], ...texts].forEach(([file, json]) => files.set(file!, json!));
    }
    const json = files.get(name);
    if (json === undefined) {
      next();
    } else {
      response.setHeader('Content-Type', 'application/json; charset=utf-8').setHeader('Cache-Control', 'no-store');
      response.end(json);
    }
  };
}
