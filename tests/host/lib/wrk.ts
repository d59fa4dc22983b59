import {type ChildProcess, spawn} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {once} from 'node:events';
import os from 'node:os';
import path from 'node:path';

export interface WrkResult {
  readonly requests: number;
  readonly perSecond: number;
  /** Answers with another status than 200. */
  readonly not200: number;
  /** Answers 200 without a body. */
  readonly empty: number;
  /** Connections that failed, were cut or timed out. */
  readonly socketErrors: number;
}

/** Asks for one address after the other, counts in each thread, adds up at the end. */
function script(urls: readonly string[], headers: Readonly<Record<string, string>>, out: string): string {
  const list = urls.map((url) => JSON.stringify(url)).join(',');
  const sent = Object.entries(headers)
    .map(([name, value]) => `wrk.headers[${JSON.stringify(name)}] = ${JSON.stringify(value)}`)
    .join('\n');
  return `local urls = {${list}}
${sent}
local threads = {}
local count = 0
function setup(thread) thread:set("first", #threads * 37) table.insert(threads, thread) end
function init(args) not200 = 0 empty = 0 at = first end
function request() at = at % #urls + 1 return wrk.format("GET", urls[at]) end
function response(status, headers, body)
  if status ~= 200 then not200 = not200 + 1 elseif #body == 0 then empty = empty + 1 end
end
function done(summary)
  local bad, none = 0, 0
  for _, thread in ipairs(threads) do bad = bad + thread:get("not200") none = none + thread:get("empty") end
  local e = summary.errors
  local f = io.open(${JSON.stringify(out)}, "w")
  f:write(string.format('{"requests":%d,"perSecond":%f,"not200":%d,"empty":%d,"socketErrors":%d}',
    summary.requests, summary.requests / summary.duration * 1e6, bad, none, e.connect + e.read + e.write + e.timeout))
  f:close()
end
`;
}

/** A wrk that runs until it is stopped. */
export class Wrk {
  private readonly dir = mkdtempSync(path.join(os.tmpdir(), 'wrk-'));
  private readonly out = path.join(this.dir, 'result.json');
  private readonly child: ChildProcess;
  private readonly ended: Promise<unknown>;

  /**
   * @param urls paths that are asked for in turn, encoded
   * @param seconds after which it stops by itself
   */
  constructor(
    port: number,
    urls: readonly string[],
    {
      connections = 16,
      seconds = 600,
      headers = {},
      scheme = 'http',
    }: {connections?: number; seconds?: number; headers?: Record<string, string>; scheme?: 'http' | 'https'} = {},
  ) {
    const file = path.join(this.dir, 'urls.lua');
    writeFileSync(file, script(urls, headers, this.out));
    const load = ['-t2', `-c${connections}`, `-d${seconds}s`];
    this.child = spawn('wrk', [...load, '-s', file, `${scheme}://127.0.0.1:${port}`], {stdio: 'ignore'});
    this.ended = once(this.child, 'exit');
  }

  /** What was found when the time is up. */
  async result(): Promise<WrkResult> {
    await this.ended;
    try {
      return JSON.parse(readFileSync(this.out, 'utf8'));
    } finally {
      rmSync(this.dir, {recursive: true});
    }
  }

  /** Stops now. */
  stop(): Promise<WrkResult> {
    this.child.kill('SIGINT');
    return this.result();
  }
}
