import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import manifest from '../../package.json';
import {projectRoot} from '../../tools/lib/paths';
import {overrideProblems} from './overrides';

const explained = '| `a` 1.2.3 | why | until |\n| `b` → `c` 2.0.0 | why | until |\n| `d` → `react` | why | until |';

it("finds nothing in the project's overrides", () => {
  expect(overrideProblems(manifest.overrides, readFileSync(path.join(projectRoot, 'DEPENDENCIES.md'), 'utf8'))).toEqual(
    [],
  );
});

it('takes exact versions with a row', () => {
  expect(overrideProblems({a: '1.2.3', b: {c: 'npm:@x/c@2.0.0'}, d: {react: '$react'}}, explained)).toEqual([]);
});

it('finds a range', () => {
  expect(overrideProblems({a: '^1.2.3'}, explained)).toEqual([
    'The override a is "^1.2.3": name one version.',
    'The override a ^1.2.3 has no row in DEPENDENCIES.md: say why it is there and until when.',
  ]);
});

it('finds one without a row, or with the row of another version', () => {
  expect(overrideProblems({e: '1.0.0'}, explained)[0]).toContain('The override e 1.0.0 has no row');
  expect(overrideProblems({b: {c: '2.0.1'}}, explained)[0]).toContain('The override b → c 2.0.1 has no row');
});
