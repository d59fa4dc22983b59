import {type ChildProcess, spawn} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {freePort} from '../lib/freePort';
import {installedWebKit} from '../../tools/lib/browsers';
import type {Engine, Viewport, Visit} from './engine';
import {describeRows} from './rows';
import {clicking, typing, webDriver} from './webDriver';

/** The browser's own bar is wider than a phone, unless its parts may be narrow. */
const narrowBar =
  'headerbar, headerbar *, toolbar, toolbar *, entry, button, image {min-width: 0; padding: 0; margin: 0}';

/** Tries again until it does not throw, for half a minute. */
async function eventually<Result>(attempt: () => Promise<Result>): Promise<Result> {
  const end = Date.now() + 30_000;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) {
        throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** Starts a screen that nobody sees. Resolves with its name when it can be drawn on. */
function startScreen(program: string): {process: ChildProcess; name: Promise<string>} {
  const screen = spawn(program, ['-displayfd', '1', '-screen', '0', '1600x1600x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const name = new Promise<string>((resolve, reject) => {
    screen.stdout.once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`));
    screen.once('error', reject);
    screen.once('exit', () => reject(new Error(`${program} has ended.`)));
  });
  return {process: screen, name};
}

/** GTK's WebKit, driven by WebDriver: the engine of Safari on another platform. */
class WebKit implements Engine {
  private readonly processes: ChildProcess[] = [];
  private origin!: string;
  private browser!: string;
  private config!: string;

  async start(): Promise<void> {
    const webkit = installedWebKit();
    if (!webkit) {
      throw new Error('There is no WebKit. `npm test -- engines` installs one.');
    }
    this.browser = webkit.browser;
    this.config = mkdtempSync(path.join(os.tmpdir(), 'webkit-'));
    mkdirSync(path.join(this.config, 'gtk-3.0'));
    writeFileSync(path.join(this.config, 'gtk-3.0/gtk.css'), narrowBar);
    const screen = startScreen(webkit.screen);
    this.processes.push(screen.process);
    const port = await freePort();
    const env = {...process.env, DISPLAY: await screen.name, XDG_CONFIG_HOME: this.config};
    // Without a window manager no window ever has the focus.
    this.processes.push(spawn(webkit.windows, [], {env, stdio: 'ignore'}));
    this.processes.push(spawn(webkit.driver, [`--port=${port}`], {env, stdio: 'ignore'}));
    this.origin = `http://127.0.0.1:${port}`;
    await eventually(() => webDriver(this.origin, 'GET', '/status'));
  }

  async stop(): Promise<void> {
    this.processes.reverse().forEach((child) => child.kill());
    rmSync(this.config, {recursive: true, force: true});
  }

  async visit({width, height}: Viewport): Promise<Visit> {
    const alwaysMatch = {'webkitgtk:browserOptions': {binary: this.browser, args: ['--automation']}};
    const {sessionId} = await webDriver<{sessionId: string}>(this.origin, 'POST', '/session', {
      capabilities: {alwaysMatch},
    });
    const call = <Result = void>(method: 'GET' | 'POST' | 'DELETE', command: string, body?: object): Promise<Result> =>
      webDriver(this.origin, method, `/session/${sessionId}${command}`, body);
    const evaluate: Visit['evaluate'] = (run, ...args) =>
      eventually(() => call('POST', '/execute/sync', {script: `return (${run})(...arguments)`, args}));
    const resize = (frame: number) => call('POST', '/window/rect', {x: 0, y: 0, width, height: height + frame});
    await resize(0);
    await resize(height - (await evaluate(() => innerHeight)));
    return {
      errors: [],
      requests: [],
      open: (url) => call('POST', '/url', {url}),
      reload: () => call('POST', '/refresh'),
      evaluate,
      pressAt: (x, y) => call('POST', '/actions', clicking(x, y)),
      type: (text) => call('POST', '/actions', typing(text)),
      press: (key) => call('POST', '/actions', typing(key)),
      close: () => call('DELETE', ''),
    };
  }
}

describeRows('behaviours', new WebKit());
