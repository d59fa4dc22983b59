import {spawn} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {text} from 'node:stream/consumers';
import os from 'node:os';
import path from 'node:path';

export interface WrkResult {
  readonly requests: number;
  /** Answers with another status than 200, or without a body: `404 /report/intro`. */
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

/** Asks for one address after the other, and prints what is answered wrongly. */
function script(urls: readonly string[]): string {
  const list = urls.map((url) => JSON.stringify(url)).join(',');
  return `local urls, threads = {${list}}, 0
function setup(thread) thread:set("at", threads * 37) threads = threads + 1 end
function request() at = at % #urls + 1 return wrk.format("GET", urls[at]) end
function response(status, headers, body)
  if status ~= 200 or #body == 0 then print("wrong " .. status .. " of " .. #body .. " bytes") end
end
`;
}

function read(output: string): WrkResult {
  const number = (pattern: RegExp) => Number(pattern.exec(output)?.[1] ?? 0);
  const errors = (kind: string) => number(new RegExp(`^ *Socket errors: .*\\b${kind} (\\d+)`, 'm'));
  return {
    requests: number(/^ *(\d+) requests in /m),
    wrong: output.match(/^wrong .*$/gm) ?? [],
    refused: errors('connect') + errors('timeout'),
    cut: errors('read') + errors('write'),
  };
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
  const file = path.join(dir, 'urls.lua');
  writeFileSync(file, script(urls));
  const args = ['-t2', `-c${connections}`, `-d${seconds}s`, '-s', file, `${scheme}://127.0.0.1:${port}`];
  const child = spawn('wrk', args, {stdio: ['ignore', 'pipe', 'inherit']});
  const result = text(child.stdout)
    .then(read)
    .finally(() => rmSync(dir, {recursive: true}));
  return {
    result,
    stop: () => {
      child.kill('SIGINT');
      return result;
    },
  };
}
