import {execFile} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {projectRoot} from '../../../tools/lib/paths';

const run = promisify(execFile);
const cache = path.join(projectRoot, '.cache/npm');

/**
 * Installs a folder of tests/host by its own lockfile, apart from the project's tree.
 *
 * @param name of the folder
 * @returns where its files and `node_modules` are
 */
export async function installTools(name: string): Promise<string> {
  const [source, dir] = [path.join(import.meta.dirname, '..', name), path.join(cache, name)];
  const lockfile = (folder: string) => readFileSync(path.join(folder, 'package-lock.json'), 'utf8');
  const isInstalled = existsSync(path.join(dir, 'node_modules')) && lockfile(dir) === lockfile(source);
  cpSync(source, dir, {recursive: true});
  if (!isInstalled) {
    await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {cwd: dir});
  }
  return dir;
}

/**
 * One package without those that it needs: for types and schemas.
 *
 * @param version exact
 * @returns its folder; types find it from `modulesRoot`
 */
export async function unpackPackage(name: string, version: string): Promise<string> {
  const dir = path.join(modulesRoot, 'node_modules', name);
  const manifest = path.join(dir, 'package.json');
  if (!existsSync(manifest) || JSON.parse(readFileSync(manifest, 'utf8')).version !== version) {
    rmSync(dir, {recursive: true, force: true});
    mkdirSync(dir, {recursive: true});
    const {stdout} = await run('npm', ['pack', '--silent', `${name}@${version}`], {cwd: dir});
    await run('tar', ['-xzf', stdout.trim(), '--strip-components=1'], {cwd: dir});
    rmSync(path.join(dir, stdout.trim()));
  }
  return dir;
}

/** Folder in whose `node_modules` the unpacked packages are. */
export const modulesRoot = path.join(cache, 'packages');
