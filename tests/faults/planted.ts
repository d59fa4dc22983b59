import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import type {LocaleId} from '../../src/lib/locales';
import {projectRoot} from '../../tools/lib/paths';
import {editPage, type Edit} from '../lib/plant';

/** A row of `planted.yml`, where its keys are described. */
export interface Planted extends Edit {
  readonly name: string;
  readonly page: string;
  readonly reportedIn?: LocaleId;
  readonly line?: number | 'first';
  readonly says: readonly string[];
}

export const {unreadable, readable} = parse(
  readFileSync(path.join(projectRoot, 'tests/faults/planted.yml'), 'utf8'),
) as Record<'unreadable' | 'readable', readonly Planted[]>;

/** A finding that is expected: file, line and words. */
export interface Expected {
  readonly file: string;
  readonly line: number;
  readonly says: readonly string[];
}

/**
 * Makes a mistake on its page.
 *
 * @param root folder of a copy of the project
 * @returns what the check is to say, once for each language
 */
export const plant = (root: string, planted: Planted): Expected[] =>
  editPage(root, planted.page, planted)
    .filter(({language}) => (planted.reportedIn ?? language) === language)
    .map(({file, lines = [1, 1]}) => {
      const {line = 1, says} = planted;
      return {file, line: line === 'first' ? 1 : lines[0] + line - 1, says};
    });
