import {spawn} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {expect, it, onTestFinished, vi} from 'vitest';
import {spawnBound} from './servers';

/** A program that starts one that would never end, says its process ID, and never ends itself. */
const program = `const {spawnBound} = require(${JSON.stringify(path.join(__dirname, 'servers.ts'))});
console.log(spawnBound(['--eval', 'setInterval(() => {}, 1000)'], {}).pid);
setInterval(() => {}, 1000);`;

const lives = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('ends with the process that started it, when that is killed', async () => {
  const parent = spawn(process.execPath, ['--import', 'tsx', '--eval', program]);
  onTestFinished(() => void parent.kill('SIGKILL'));
  const [line] = (await once(createInterface({input: parent.stdout}), 'line')) as [string];
  expect(lives(Number(line))).toBe(true);
  parent.kill('SIGKILL');
  await vi.waitFor(() => expect(lives(Number(line))).toBe(false), 5000);
});

it('ends by itself when it has nothing left to do', async () => {
  const [status] = (await once(spawnBound(['--eval', ''], {}), 'exit')) as [number];
  expect(status).toBe(0);
});
