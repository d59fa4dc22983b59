import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {changedHeadings} from './changes';

function repository() {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'changes-'));
  onTestFinished(() => rmSync(dir, {recursive: true}));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {cwd: dir});
  const file = path.join(dir, 'page.mdx');
  git('init', '-q');
  return {
    dir,
    /** A commit with the page as it is written here. */
    commit(day: string, text: string) {
      writeFileSync(file, `---\nlast_update:\n  date: ${day}\n---\n\nIntro.\n\n${text}\n`);
      git('add', '.');
      git('commit', '-q', '-m', 'x');
    },
  };
}

const steps = '## Steps {#steps}\n\nOpen it.';
const roles = '## Roles of `yt_app` {#roles}\n\nAnyone.';

it('names what the update of the date changed, and what was changed after it', () => {
  const {dir, commit} = repository();
  commit('2025-01-01', steps);
  commit('2025-01-01', `${steps}\n\n${steps.replaceAll('teps', 'tops')}`);
  commit('2025-02-02', `${steps}\n\n${steps.replaceAll('teps', 'tops').replace('it', 'them')}`);
  commit('2025-02-02', `${steps}\n\n${steps.replaceAll('teps', 'tops')}\n\n${roles}`);
  expect(changedHeadings(dir)('page.mdx')).toEqual(['Roles of `yt_app`']);
});

it('names nothing of a page with its first date, and nothing without a history', () => {
  const {dir, commit} = repository();
  commit('2025-01-01', steps);
  commit('2025-01-01', roles);
  expect(changedHeadings(dir)('page.mdx')).toEqual([]);
  const bare = mkdtempSync(path.join(os.tmpdir(), 'changes-'));
  onTestFinished(() => rmSync(bare, {recursive: true}));
  expect(changedHeadings(bare)('page.mdx')).toEqual([]);
});
