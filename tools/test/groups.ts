import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {UsageError} from '../../packages/common';
import {projectRoot} from '../lib/paths';
import type {Step} from './step';

/** A row of `groups.yml`, where its keys are described. */
export interface Group {
  readonly name: string;
  readonly byNameOnly?: true;
  readonly alone?: true;
  readonly after?: readonly string[];
  readonly needs?: readonly ('chromium' | 'firefox' | 'webkit')[];
  readonly steps: readonly Step[];
}

export const groups = parse(readFileSync(path.join(projectRoot, 'tools/test/groups.yml'), 'utf8')) as readonly Group[];

/** Asks for every group, or, beside the names of groups, for every test of those. */
const everything = 'all';

export type Choice = ReturnType<typeof choose>;

/**
 * What a command line asks for: without names, what runs at each change.
 *
 * @param names names of groups, and `all`
 * @returns the groups, and whether the tests that are tagged `@all` run, too
 * @throws UsageError with the names that are known
 */
export function choose(names: readonly string[], groups: readonly Group[]) {
  const all = names.includes(everything);
  const chosen = names.filter((name) => name !== everything);
  const unknown = chosen.filter((name) => !groups.some((group) => group.name === name));
  if (unknown.length > 0) {
    const known = [...groups.map(({name}) => name), everything].join(', ');
    throw new UsageError(`Unknown group: ${unknown.join(', ')}. Known: ${known}.`);
  }
  const isChosen = ({name, byNameOnly}: Group) => (chosen.length > 0 ? chosen.includes(name) : all || !byNameOnly);
  return {groups: groups.filter(isChosen), all};
}
