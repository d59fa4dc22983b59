import {existsSync, mkdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {createHash} from 'node:crypto';
import path from 'node:path';
import {projectRoot} from './paths';
import {run} from './run';

/** Packages and their exact versions. */
export type Packages = Readonly<Record<string, string>>;

/**
 * Refuses ranges: what is compared or measured with must be the same the next time.
 *
 * @throws naming the package that has no exact version
 */
export function demandExact(packages: Packages): void {
  for (const [name, version] of Object.entries(packages)) {
    if (!/^\d+\.\d+\.\d+$/.test(version)) {
      throw new Error(`${name}: "${version}" is no exact version. Write one, such as 1.2.3.`);
    }
  }
}

/** Folder of an installation: another list of packages is another folder. */
function folderOf(packages: Packages): string {
  const hash = createHash('sha256').update(JSON.stringify(packages)).digest('hex').slice(0, 8);
  return path.join(projectRoot, '.cache/packages', hash);
}

/** npm as `npm run` knows it, else the one on the path. */
function npmCommand(): readonly [string, readonly string[]] {
  const script = process.env.npm_execpath;
  return script && existsSync(script) ? [process.execPath, [script]] : ['npm', []];
}

/**
 * Installs packages that a measurement needs and the site does not: outside the project's own
 * dependencies, without running their scripts. The second time they are there already.
 *
 * @returns a folder from which `require` finds them
 * @throws when npm cannot install them, or a version is not exact
 */
export async function temporaryPackages(packages: Packages): Promise<string> {
  demandExact(packages);
  const dir = folderOf(packages);
  if (existsSync(dir)) {
    return dir;
  }
  console.log(
    `Installing ${Object.entries(packages)
      .map((entry) => entry.join(' '))
      .join(', ')} beside the project …`,
  );
  const unfinished = `${dir}-unfinished`;
  rmSync(unfinished, {recursive: true, force: true});
  mkdirSync(unfinished, {recursive: true});
  writeFileSync(path.join(unfinished, 'package.json'), JSON.stringify({private: true, dependencies: packages}));
  const [command, first] = npmCommand();
  const status = await run(
    command,
    [...first, 'install', '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund', '--loglevel=error'],
    {cwd: unfinished, stdio: ['ignore', 'ignore', 'inherit']},
  );
  if (status !== 0) {
    throw new Error('npm could not install them; see above. Is the registry within reach?');
  }
  renameSync(unfinished, dir);
  return dir;
}
