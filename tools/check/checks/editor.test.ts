import {copyFileSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {projectRoot} from '../../lib/paths';
import {editorFiles} from '../../pages/editor/files';
import {snippetsFile} from '../../pages/editor/snippets';
import {runChecks} from '../run';
import {editor} from './editor';
import {fixtureProject} from '../fixture';

/** A project that has the files as they are committed. */
function project(): string {
  const root = fixtureProject({});
  for (const {file} of editorFiles(projectRoot)) {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    copyFileSync(path.join(projectRoot, file), path.join(root, file));
  }
  return root;
}

it('refuses a snippet that a component has left behind, and --fix writes it', async () => {
  const root = project();
  const file = path.join(root, snippetsFile);
  const whole = readFileSync(file, 'utf8');
  writeFileSync(file, whole.replace('RoleBadge', '✎'));
  const {problems} = await runChecks(root, [editor]);
  expect(problems.map(({file: name}) => name)).toEqual([snippetsFile]);
  expect((await runChecks(root, [editor], {fix: true})).problems).toEqual([]);
  expect(readFileSync(file, 'utf8')).toBe(whole);
});

it('accepts what has just been written', async () => {
  expect((await runChecks(project(), [editor])).problems).toEqual([]);
});
