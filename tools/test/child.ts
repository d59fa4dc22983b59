import {spawn} from 'node:child_process';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {projectRoot} from '../lib/paths';
import type {Choice} from './choose';
import type {Group} from './groups';
import {countIn, isFailureLine, type Count} from './suite';

const cli = path.join(projectRoot, 'tools/test/cli.ts');

/**
 * Runs a group in a process of its own, with its name before every line, so that the lines of two
 * groups can be distinguished.
 *
 * @param onFailure gets each line about a test that failed
 * @throws when the process does not end with its count
 */
export async function runInChild({name}: Group, {all}: Choice, onFailure: (line: string) => void): Promise<Count> {
  const child = spawn(process.execPath, ['--import', 'tsx', cli, name, ...(all ? ['all'] : [])], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let last = '';
  createInterface(child.stdout).on('line', (line) => {
    last = line.trim() === '' ? last : line;
    const named = `[${name}] ${line}`;
    console.log(named);
    if (isFailureLine(line)) {
      onFailure(named);
    }
  });
  createInterface(child.stderr).on('line', (line) => console.error(`[${name}] ${line}`));
  await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
  const count = countIn(last);
  if (!count) {
    throw new Error(`${name} ended without a count.`);
  }
  return count;
}
