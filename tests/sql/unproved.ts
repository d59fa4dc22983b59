import path from 'node:path';
import {z} from 'zod/v4';
import {loadYaml} from '../../packages/checked-yaml';
import {projectRoot} from '../../tools/lib/paths';
import {pattern, words} from '../../tools/check/rules/pattern';

const rows = loadYaml(
  path.join(projectRoot, 'tests/sql/unproved.yml'),
  z.array(z.strictObject({what: pattern, why: words})),
);

/** What finds the statements of each kind that only SQL Server can run. */
export const unproved = rows.map(
  ({what}) =>
    (statement: string) =>
      statement.search(what) !== -1,
);
