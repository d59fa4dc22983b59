import {execFileSync} from 'node:child_process';
import {rmSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {scratchFolder} from '../../packages/scratch-folder';
import {changedHeadings} from './changes';

const {dir, write} = scratchFolder();
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {cwd: dir});

/** A commit with the page as it is written here. */
function commit(day: string, text: string) {
  write('page.mdx', `---\nlast_update:\n  date: ${day}\n---\n\nIntro.\n\n${text}\n`);
  git('init', '-q');
  git('add', '.');
  git('commit', '-q', '-m', 'x');
}

const steps = '## Steps {#steps}\n\nOpen it.';
const roles = '## Roles of `yt_app` {#roles}\n\nAnyone.';

it('names what the update of the date changed, and what was changed after it', () => {
  commit('2025-01-01', steps);
  commit('2025-01-01', `${steps}\n\n${steps.replaceAll('teps', 'tops')}`);
  commit('2025-02-02', `${steps}\n\n${steps.replaceAll('teps', 'tops').replace('it', 'them')}`);
  commit('2025-02-02', `${steps}\n\n${steps.replaceAll('teps', 'tops')}\n\n${roles}`);
  expect(changedHeadings(dir)('page.mdx')).toEqual(['Roles of `yt_app`']);
});

it('names nothing of a page with its first date, and nothing without a history', () => {
  commit('2025-01-01', steps);
  commit('2025-01-01', roles);
  expect(changedHeadings(dir)('page.mdx')).toEqual([]);
  rmSync(path.join(dir, '.git'), {recursive: true});
  expect(changedHeadings(dir)('page.mdx')).toEqual([]);
});
