import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {checksNamed, runChecks} from '../run';
import {fixtureProject, linesOf} from '../fixture';

const prettierrc = readFileSync('.prettierrc.json', 'utf8');
const bad = {
  '.prettierrc.json': prettierrc,
  '.prettierignore': 'left\n*.json\n',
  'a.ts': 'const a = 1;\nconst b  = "x";\n',
  'left/b.ts': 'a  =1',
};

it('format names the first line that Prettier would set in another way, and mends it', async () => {
  expect(await linesOf('format', bad)).toEqual(['a.ts:2 Not set as Prettier sets it.']);
  const root = fixtureProject(bad);
  const {problems, fixed} = await runChecks(root, checksNamed('format'), {fix: true});
  expect({problems, fixed}).toEqual({problems: [], fixed: ['mended a.ts:2  Not set as Prettier sets it.']});
  expect(readFileSync(path.join(root, 'a.ts'), 'utf8')).toBe("const a = 1;\nconst b = 'x';\n");
});

it('code names file, line and rule', async () => {
  const files = {
    'eslint.config.mjs': "export default [{rules: {'no-nested-ternary': 'error'}}];\n",
    'a.mjs': 'export const a = 1;\nexport const b = a ? 1 : a ? 2 : 3;\n',
  };
  expect(await linesOf('code', files)).toEqual(['a.mjs:2 Do not nest ternary expressions. (no-nested-ternary)']);
});
