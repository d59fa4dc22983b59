/** The parts of an npm lockfile (version 3) that are read here. */
export interface Lockfile {
  readonly packages: Readonly<Record<string, LockEntry>>;
}

interface LockEntry {
  readonly version?: string;
  readonly integrity?: string;
  readonly name?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly hasInstallScript?: boolean;
}

export interface SafeVersion {
  readonly package: string;
  /** Lowest versions without the advisory, one for each line that was mended, in order. */
  readonly lowest: readonly string[];
  readonly advisory: string;
}

/** A package that would run a script when it is installed. */
export interface InstallScript {
  readonly package: string;
  /** Why the site is built and tested as well without it. */
  readonly without: string;
}

/** The one version that every package of the framework must have. */
export const frameworkVersion = '3.7.0';

/** Name of the package at a path such as `node_modules/a/node_modules/@b/c`. */
function nameAt(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

function isLower(version: string, lowest: string): boolean {
  const a = version.split(/[.-]/).map(Number);
  const b = lowest.split('.').map(Number);
  const index = b.findIndex((part, i) => a[i] !== part);
  return index >= 0 && (a[index] ?? 0) < b[index]!;
}

/** What versions that may break each other have in common: `2`, and below 1 `0.2`. */
function lineOf(version: string): string {
  return /^(?:0\.)?\d+/.exec(version)![0];
}

/** The lowest version that is safe in the line of `version`; the highest of all when that line was never mended. */
function lowestFor(version: string, {lowest}: SafeVersion): string {
  return lowest.find((safe) => lineOf(safe) === lineOf(version)) ?? lowest.at(-1)!;
}

function frameworkProblems(entries: readonly (readonly [string, LockEntry])[]): string[] {
  const framework = entries.filter(([path]) => nameAt(path).startsWith('@docusaurus/'));
  const wrong = framework.filter(([, entry]) => entry.version !== frameworkVersion);
  const nested = framework.filter(([path]) => path.split('node_modules/').length > 2);
  return [
    ...wrong.map(
      ([path, entry]) =>
        `${path} is ${entry.version}, not ${frameworkVersion}: list it in package.json at exactly ${frameworkVersion}.`,
    ),
    ...nested.map(([path]) => `${path} is a second copy: one copy of each @docusaurus package is allowed.`),
  ];
}

/** Does npm find `dependency` from the package at `path`, going up folder by folder? */
function resolves(lock: Lockfile, path: string, dependency: string): boolean {
  const parts = path.split('/node_modules/');
  return (
    parts.some(
      (_, i) =>
        `${parts.slice(0, parts.length - i).join('/node_modules/')}/node_modules/${dependency}` in lock.packages,
    ) || `node_modules/${dependency}` in lock.packages
  );
}

function platformProblems(lock: Lockfile, entries: readonly (readonly [string, LockEntry])[]): string[] {
  return entries.flatMap(([path, entry]) =>
    Object.keys(entry.optionalDependencies ?? {})
      .filter((dependency) => !resolves(lock, path, dependency))
      .map(
        (dependency) =>
          `${path} names ${dependency}, which has no entry: "npm ci" would refuse. Choose a version that is published for every platform.`,
      ),
  );
}

function unsafeProblems(
  entries: readonly (readonly [string, LockEntry])[],
  safeVersions: readonly SafeVersion[],
): string[] {
  return entries.flatMap(([path, {name, version = '0'}]) =>
    safeVersions
      .filter((safe) => safe.package === (name ?? nameAt(path)) && isLower(version, lowestFor(version, safe)))
      .map(
        (safe) =>
          `${path} is ${version}; ${safe.advisory} needs ${lowestFor(version, safe)} or later: add an override in package.json.`,
      ),
  );
}

function scriptProblems(entries: readonly (readonly [string, LockEntry])[], known: readonly InstallScript[]): string[] {
  const scripted = entries.filter(([, entry]) => entry.hasInstallScript).map(([path, {name}]) => name ?? nameAt(path));
  return [
    ...scripted
      .filter((name) => !known.some((script) => script.package === name))
      .map(
        (name) =>
          `${name} has an install script, and none is run here: see that all works without it, and name it in install-scripts.json.`,
      ),
    ...known
      .filter((script) => !scripted.includes(script.package))
      .map((script) => `${script.package} has no install script any more: take it out of install-scripts.json.`),
  ];
}

/**
 * What is wrong with a lockfile: framework packages of another version or twice, entries without
 * integrity, platform packages without entry, packages below a listed safe version, install
 * scripts that are not listed.
 */
export function lockfileProblems(
  lock: Lockfile,
  safeVersions: readonly SafeVersion[],
  installScripts: readonly InstallScript[],
): string[] {
  const entries = Object.entries(lock.packages).filter(([path]) => path !== '');
  const unsigned = entries.filter(([, entry]) => !entry.integrity);
  return [
    ...frameworkProblems(entries),
    ...unsigned.map(([path]) => `${path} has no integrity: delete the lockfile and node_modules, and install anew.`),
    ...platformProblems(lock, entries),
    ...unsafeProblems(entries, safeVersions),
    ...scriptProblems(entries, installScripts),
  ];
}
