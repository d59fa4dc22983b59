import {existsSync} from 'node:fs';
import {installFromDebian, runBinary} from './run';

/** Chromium without windows, which does the same in two thirds of the time. */
const headlessShell = '/usr/bin/chromium-headless-shell';

const candidates = [
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** Path of an installed Chromium: the one CHROMIUM_PATH names, else the first found. */
export function installedChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...candidates].find((candidate) => candidate && existsSync(candidate));
}

/** A Chromium that is named or has no windows, also after an attempt to install the latter. */
async function quickChromium(): Promise<string | undefined> {
  const {CHROMIUM_PATH} = process.env;
  if (CHROMIUM_PATH && existsSync(CHROMIUM_PATH)) {
    return CHROMIUM_PATH;
  }
  const isThere = existsSync(headlessShell) || (await installFromDebian('chromium-headless-shell'));
  return isThere ? headlessShell : undefined;
}

/**
 * Finds a Chromium, or installs one: Debian's when that is possible, else Playwright's own.
 *
 * @returns the path of the program, or `undefined` for Playwright's own
 * @throws when none can be had
 */
export async function ensureChromium(): Promise<string | undefined> {
  const found = (await quickChromium()) ?? installedChromium();
  if (found) {
    return found;
  }
  if ((await runBinary('@playwright/test', 'playwright', ['install', '--only-shell', 'chromium'])) !== 0) {
    throw new Error(
      'No Chromium could be found or installed. Install one, or name it: CHROMIUM_PATH=/path/to/chromium npm test',
    );
  }
  return undefined;
}
