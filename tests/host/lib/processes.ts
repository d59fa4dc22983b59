import {execFileSync, spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';

/** Clock ticks in a second, in which Linux counts processor time. */
const ticks = Number(execFileSync('getconf', ['CLK_TCK'], {encoding: 'utf8'}));

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

/** Processor time that processes have taken so far, s. */
export function processorTime(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    // Fields 14 and 15, counted after the name, which may hold spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return sum + (Number(fields[11]) + Number(fields[12])) / ticks;
  }, 0);
}

/** Memory of processes, what they share counted once, MB. */
export function memory(pids: readonly number[]): number {
  const kilobytes = pids.map((pid) =>
    Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0),
  );
  return Math.round(kilobytes.reduce((sum, value) => sum + value, 0) / 1024);
}
