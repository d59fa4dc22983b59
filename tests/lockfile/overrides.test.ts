import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import manifest from '../../package.json';
import {projectRoot} from '../../tools/lib/paths';
import {overrideProblems} from './overrides';

const explained = readFileSync(path.join(projectRoot, 'DEPENDENCIES.md'), 'utf8');

it("finds nothing in the project's overrides", () => {
  expect(overrideProblems(manifest.overrides, explained)).toEqual([]);
});

it('finds a range, and one without a row', () => {
  expect(overrideProblems({a: {b: '^1.2.3'}}, explained)).toEqual([
    'The override a → b is "^1.2.3": name one version.',
    'The override a → b ^1.2.3 has no row in DEPENDENCIES.md: say why it is there and until when.',
  ]);
});
