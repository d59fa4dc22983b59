import {spawn} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {text} from 'node:stream/consumers';
import os from 'node:os';
import path from 'node:path';

export interface WrkResult {
  readonly requests: number;
  /** Answers with another status than 200, or without a body: `wrong 404 of 120 bytes`. */
  readonly wrong: readonly string[];
  /** Connections that were refused or timed out. */
  readonly refused: number;
  /** Connections that were closed under a request. */
  readonly cut: number;
}

interface Load {
  readonly connections?: number;
  readonly seconds?: number;
  readonly scheme?: 'http' | 'https';
}

/**
 * Starts wrk on a port of 127.0.0.1.
 *
 * @param urls paths that are asked for in turn, encoded
 * @param load seconds after which it stops by itself, and how it asks
 * @returns what was found when the time is up, or when it is stopped
 */
export function startWrk(
  port: number,
  urls: readonly string[],
  {connections = 16, seconds = 600, scheme = 'http'}: Load = {},
): {result: Promise<WrkResult>; stop(): Promise<WrkResult>} {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'wrk-'));
  const file = path.join(dir, 'urls.txt');
  writeFileSync(file, urls.join('\n'));
  const script = path.join(import.meta.dirname, 'wrk.lua');
  const options = ['-t2', `-c${connections}`, `-d${seconds}s`, '-s', script];
  const child = spawn('wrk', [...options, `${scheme}://127.0.0.1:${port}`, '--', file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const result = text(child.stdout)
    .then((output) => ({...JSON.parse(/^\{.*\}$/m.exec(output)![0]), wrong: output.match(/^wrong .*$/gm) ?? []}))
    .finally(() => rmSync(dir, {recursive: true}));
  return {
    result,
    stop: () => {
      child.kill('SIGINT');
      return result;
    },
  };
}
