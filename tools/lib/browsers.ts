import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {installFromDebian, runBinary} from './run';

const firstOf = (files: readonly (string | undefined)[]): string | undefined =>
  files.find((file) => file && existsSync(file));

/** Chromium without windows, which does the same in two thirds of the time. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/** Path of an installed Chromium: the one CHROMIUM_PATH names, else the first found. */
export const installedChromium = (): string | undefined =>
  firstOf([
    process.env.CHROMIUM_PATH,
    headlessShell,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ]);

/** Path of an installed Firefox: the one FIREFOX_PATH names, else the first found. */
export function installedFirefox(): string | undefined {
  const program = process.platform === 'win32' ? 'firefox.exe' : 'firefox';
  const onPath = (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, program));
  return firstOf([
    process.env.FIREFOX_PATH,
    '/usr/bin/firefox-esr',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    ...onPath,
  ]);
}

/** What a WebKit that is driven needs: a driver, a screen that nobody sees, and a window manager to give it the focus. */
const webKitPrograms = {
  driver: '/usr/bin/WebKitWebDriver',
  screen: '/usr/bin/Xvfb',
  windows: '/usr/bin/openbox',
} as const;

/** Folder of Debian's libraries, where each version of WebKit has its browser. */
const libraries = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`;

/** The WebKit of GTK with its driver, by paths, when all of it is installed; there is one for Linux only. */
export function installedWebKit(): Readonly<Record<keyof typeof webKitPrograms | 'browser', string>> | undefined {
  if (!existsSync(libraries) || !Object.values(webKitPrograms).every(existsSync)) {
    return undefined;
  }
  const versions = readdirSync(libraries).filter((name) => /^webkit2gtk-[\d.]+$/.test(name));
  const browser = firstOf(versions.map((name) => path.join(libraries, name, 'MiniBrowser')));
  return browser === undefined ? undefined : {...webKitPrograms, browser};
}

/**
 * Finds a Chromium, or installs one: Debian's when that is possible, else Playwright's own.
 *
 * @returns the path of the program, or `undefined` for Playwright's own
 * @throws when none can be had
 */
export async function ensureChromium(): Promise<string | undefined> {
  if (firstOf([process.env.CHROMIUM_PATH, headlessShell]) === undefined) {
    await installFromDebian('chromium-headless-shell');
  }
  const found = installedChromium();
  if (!found && (await runBinary('@playwright/test', 'playwright', ['install', '--only-shell', 'chromium'])) !== 0) {
    throw new Error(
      'No Chromium could be found or installed. Install one, or name it: CHROMIUM_PATH=/path/to/chromium npm test',
    );
  }
  return found;
}

async function ensureFromDebian(
  installed: () => unknown,
  packages: readonly string[],
  what: string,
  remedy: string,
): Promise<void> {
  if (!installed() && !((await installFromDebian(...packages)) && installed())) {
    throw new Error(`No ${what} could be found or installed. ${remedy}`);
  }
}

/** Finds a Firefox, or installs Debian's. @throws when none can be had */
export const ensureFirefox = (): Promise<void> =>
  ensureFromDebian(
    installedFirefox,
    ['firefox-esr'],
    'Firefox',
    'Install one, or name it: FIREFOX_PATH=/path/to/firefox npm test -- engines',
  );

/** Finds WebKit with its driver, or installs Debian's. @throws when it cannot be had */
export const ensureWebKit = (): Promise<void> =>
  ensureFromDebian(
    installedWebKit,
    ['webkit2gtk-driver', 'xvfb', 'openbox'],
    'WebKit',
    'On Debian and its descendants: apt-get install webkit2gtk-driver xvfb openbox',
  );
