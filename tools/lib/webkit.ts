import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {installFromDebian} from './run';

/** What a WebKit that is driven needs: a driver, a screen that nobody sees, and a window manager to give it the focus. */
const programs = {driver: 'WebKitWebDriver', screen: 'Xvfb', windows: 'openbox'};
const packages = ['webkit2gtk-driver', 'xvfb', 'openbox'];

/** Folder of a Debian for the programs of its libraries, `/usr/lib/<architecture>/webkit2gtk-<version>`. */
const library = /^webkit2gtk-[\d.]+$/;

/** Paths of what is needed to drive WebKit. */
export type WebKit = Readonly<Record<keyof typeof programs | 'browser', string>>;

function browsers(): string[] {
  return readdirSync('/usr/lib', {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => path.join('/usr/lib', name))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => library.test(name))
        .map((name) => path.join(folder, name, 'MiniBrowser')),
    );
}

/** The WebKit of GTK with its driver, when all of it is installed; there is one for Linux only. */
export function installedWebKit(): WebKit | undefined {
  if (process.platform !== 'linux') {
    return undefined;
  }
  const paths = Object.entries(programs).map(([part, program]) => [part, path.join('/usr/bin', program)] as const);
  const browser = browsers().find(existsSync);
  return browser && paths.every(([, file]) => existsSync(file))
    ? ({...Object.fromEntries(paths), browser} as WebKit)
    : undefined;
}

/**
 * Finds WebKit with its driver, or installs Debian's.
 *
 * @throws when it cannot be had
 */
export async function ensureWebKit(): Promise<void> {
  if (!installedWebKit() && !((await installFromDebian(...packages)) && installedWebKit())) {
    throw new Error(
      `No WebKit could be found or installed. On Debian and its descendants: apt-get install ${packages.join(' ')}`,
    );
  }
}
