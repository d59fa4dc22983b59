import {spawn, type ChildProcess, type SpawnOptions} from 'node:child_process';
import path from 'node:path';

const firstModule = path.join(path.dirname(__filename), 'bound.cjs');

/**
 * Starts a program in this Node that ends with this process, also when this process is killed.
 *
 * @param args options of Node, the script, and its arguments
 * @returns its process, with what it prints as streams
 */
export function spawnBound(args: readonly string[], options: SpawnOptions): ChildProcess {
  return spawn(process.execPath, ['--require', firstModule, ...args], {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}
