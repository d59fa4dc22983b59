import {existsSync} from 'node:fs';
import path from 'node:path';
import {installFromDebian} from './run';

const candidates = ['/usr/bin/firefox-esr', '/Applications/Firefox.app/Contents/MacOS/firefox'];

function onPath(program: string): string[] {
  return (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, program));
}

/** Path of an installed Firefox: the one FIREFOX_PATH names, else the first found. */
export function installedFirefox(): string | undefined {
  const program = process.platform === 'win32' ? 'firefox.exe' : 'firefox';
  return [process.env.FIREFOX_PATH, ...candidates, ...onPath(program)].find(
    (candidate) => candidate && existsSync(candidate),
  );
}

/**
 * Finds a Firefox, or installs Debian's.
 *
 * @returns the path of the program
 * @throws when none can be had
 */
export async function ensureFirefox(): Promise<string> {
  const found = installedFirefox() ?? ((await installFromDebian('firefox-esr')) ? installedFirefox() : undefined);
  if (!found) {
    throw new Error(
      'No Firefox could be found or installed. Install one, or name it: FIREFOX_PATH=/path/to/firefox npm test -- engines',
    );
  }
  return found;
}
