import {spawn, type ChildProcess} from 'node:child_process';
import {createServer} from 'node:net';
import {createInterface} from 'node:readline';
import path from 'node:path';
import {projectRoot} from '../lib/paths';
import {binary} from '../lib/run';
import type {Target} from './proxy';

/** A port that nobody listens on at the moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const {port} = probe.address() as {port: number};
      probe.close(() => resolve(port));
    });
  });
}

/** Folder of the framework's generated files for one language; each server needs its own. */
export function generatedDir(locale: string): string {
  return `.docusaurus-${locale}`;
}

/** Lines of the framework that would confuse: the address they name is not the one to open. */
const noise = /Docusaurus website is running at|Starting the development server|^\s*$/;

function printLines(child: ChildProcess, locale: string): void {
  for (const stream of [child.stdout!, child.stderr!]) {
    createInterface({input: stream}).on('line', (line) => {
      if (!noise.test(line)) {
        console.log(`[${locale}] ${line}`);
      }
    });
  }
}

/** Starts the framework's development server for one language, on the loopback address. */
export function startServer({locale, port}: Target): ChildProcess {
  const args = ['start', '--locale', locale, '--port', String(port), '--host', '127.0.0.1', '--no-open'];
  const child = spawn(process.execPath, [binary('@docusaurus/core', 'docusaurus'), ...args], {
    cwd: projectRoot,
    env: {...process.env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: generatedDir(locale), NO_UPDATE_NOTIFIER: '1', BROWSER: 'none'},
  });
  printLines(child, locale);
  return child;
}

/** Absolute path of `generatedDir`. */
export function generatedPath(locale: string): string {
  return path.join(projectRoot, generatedDir(locale));
}
