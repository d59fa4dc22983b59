import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {projectRoot} from '../../lib/paths';
import {editorFiles, snippetsFile} from '../../pages/editor';
import {checksNamed, runChecks} from '../run';
import {fixtureProject} from '../fixture';

/** A project that has the files as they are committed. */
const project = () =>
  fixtureProject(
    Object.fromEntries(Object.keys(editorFiles()).map((file) => [file, readFileSync(path.join(projectRoot, file))])),
  );

it('refuses a snippet that a component has left behind, and --fix writes it', async () => {
  const root = project();
  const file = path.join(root, snippetsFile);
  const whole = readFileSync(file, 'utf8');
  expect((await runChecks(root, checksNamed('editor'))).problems).toEqual([]);
  writeFileSync(file, whole.replace('RoleBadge', '✎'));
  const {problems} = await runChecks(root, checksNamed('editor'));
  expect(problems.map(({file: name}) => name)).toEqual([snippetsFile]);
  expect((await runChecks(root, checksNamed('editor'), {fix: true})).problems).toEqual([]);
  expect(readFileSync(file, 'utf8')).toBe(whole);
});
