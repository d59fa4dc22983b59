import {existsSync} from 'node:fs';
import {installFromDebian} from './debian';
import {runBinary} from './run';

const candidates = [
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

/**
 * Finds a Chromium, or installs one: Debian's when that is possible, else Playwright's own.
 *
 * @returns the path of the program, or `undefined` for Playwright's own
 * @throws when none can be had
 */
export async function ensureChromium(): Promise<string | undefined> {
  const found = installedChromium();
  if (found) {
    return found;
  }
  if (await installFromDebian('chromium')) {
    return installedChromium();
  }
  if ((await runBinary('@playwright/test', 'playwright', ['install', 'chromium'])) !== 0) {
    throw new Error(
      'No Chromium could be found or installed. Install one, or name it: CHROMIUM_PATH=/path/to/chromium npm test',
    );
  }
  return undefined;
}
