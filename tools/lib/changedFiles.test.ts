import {execFileSync} from 'node:child_process';
import {rmSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {scratchFolder} from '../../packages/scratch-folder';
import {changedFiles} from './changedFiles';

const {dir: root, write: writeFile} = scratchFolder();
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.com', ...args], {cwd: root, stdio: 'ignore'});
const write = (file: string, text = 'x') => writeFile(file, text);
function commit(file: string): void {
  write(file);
  git('add', '.');
  git('commit', '-m', file);
}

it('names what a branch has changed since it left main, whatever main has done since', () => {
  git('init', '-b', 'main');
  commit('first.mdx');
  git('checkout', '-b', 'work');
  commit('a.mdx');
  commit('å b.mdx');
  git('checkout', 'main');
  commit('other.mdx');
  git('checkout', 'work');
  expect(changedFiles(root)).toEqual(['a.mdx', 'å b.mdx']);
});

it('names on main what the last commit has changed', () => {
  git('init', '-b', 'main');
  ['first.mdx', 'second.mdx', 'third.mdx'].forEach(commit);
  expect(changedFiles(root)).toEqual(['third.mdx']);
});

it('names what is not committed, new or not, and not what is gone', () => {
  git('init', '-b', 'main');
  ['first.mdx', 'second.mdx', 'third.mdx'].forEach(commit);
  write('first.mdx', 'y');
  write('new.mdx');
  rmSync(path.join(root, 'third.mdx'));
  expect(changedFiles(root)).toEqual(['first.mdx', 'new.mdx']);
});

it('names nothing where there is no history', () => {
  write('a.mdx');
  expect(changedFiles(root)).toEqual([]);
  git('init', '-b', 'main');
  expect(changedFiles(root)).toEqual([]);
  commit('a.mdx');
  expect(changedFiles(root)).toEqual([]);
});
