import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';

/** A server's first process, by the file that it writes its number to, and those that it has started. */
export function familyOf(pidFile: string): number[] {
  const first = Number(readFileSync(pidFile, 'utf8'));
  const children = spawnSync('pgrep', ['-P', String(first)], {encoding: 'utf8'})
    .stdout.trim()
    .split('\n')
    .filter(Boolean)
    .map(Number);
  return [first, ...children];
}

/** What a process calls itself; nothing when it has ended. */
export function titleOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'latin1').replace(/\0+$/, '').trimEnd();
  } catch {
    return '';
  }
}
