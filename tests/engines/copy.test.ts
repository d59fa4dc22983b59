import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {describe} from 'vitest';
import {copyFiles} from '../../tools/copy/copy';
import {buildDir} from '../../tools/lib/paths';
import type {Site} from './engine';
import {chromium, firefox} from './puppeteer';
import {describeRows} from './rows';

/** A copy of the built site, as somebody unpacks it. */
class Copy implements Site {
  readonly requests = [];
  readonly blocked = [];
  /** Its name needs encoding in addresses. */
  private readonly folder = mkdtempSync(path.join(os.tmpdir(), 'kopia på väg #1 '));

  async start(): Promise<void> {
    for (const [name, data] of await copyFiles(buildDir, {id: '20251215-093000-0123456789', day: '2025-12-15'})) {
      const file = path.join(this.folder, name);
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, data);
    }
  }

  stop(): void {
    rmSync(this.folder, {recursive: true});
  }

  address(route: string): string {
    return pathToFileURL(this.folder).href + route;
  }
}

/** Each without a network: names resolve to nothing, and every connection goes to a port where nobody listens. */
describe.each([
  ['Chromium', chromium('--proxy-server=127.0.0.1:9', '--host-resolver-rules=MAP * ~NOTFOUND')],
  ['Firefox', firefox({'network.proxy.type': 1, 'network.proxy.http': '127.0.0.1', 'network.proxy.http_port': 9})],
] as const)('%s', (_, engine) => describeRows('copy', engine, new Copy()));
