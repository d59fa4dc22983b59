/** The parts of an npm lockfile (version 3) that are read here. */
export interface Lockfile {
  readonly packages: Readonly<Record<string, LockEntry>>;
}

interface LockEntry {
  readonly version?: string;
  readonly integrity?: string;
  readonly name?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export interface SafeVersion {
  readonly package: string;
  /** Lowest version without the advisory. */
  readonly lowest: string;
  readonly advisory: string;
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

function frameworkProblems(entries: readonly (readonly [string, LockEntry])[]): string[] {
  const framework = entries.filter(([path]) => nameAt(path).startsWith('@docusaurus/'));
  const wrong = framework.filter(([, entry]) => entry.version !== frameworkVersion);
  const nested = framework.filter(([path]) => path.split('node_modules/').length > 2);
  return [
    ...wrong.map(([path, entry]) => `${path} is ${entry.version}, not ${frameworkVersion}: list it in package.json at exactly ${frameworkVersion}.`),
    ...nested.map(([path]) => `${path} is a second copy: one copy of each @docusaurus package is allowed.`),
  ];
}

/** Does npm find `dependency` from the package at `path`, going up folder by folder? */
function resolves(lock: Lockfile, path: string, dependency: string): boolean {
  const parts = path.split('/node_modules/');
  return parts.some((_, i) => `${parts.slice(0, parts.length - i).join('/node_modules/')}/node_modules/${dependency}` in lock.packages)
    || `node_modules/${dependency}` in lock.packages;
}

function platformProblems(lock: Lockfile, entries: readonly (readonly [string, LockEntry])[]): string[] {
  return entries.flatMap(([path, entry]) =>
    Object.keys(entry.optionalDependencies ?? {})
      .filter((dependency) => !resolves(lock, path, dependency))
      .map((dependency) => `${path} names ${dependency}, which has no entry: "npm ci" would refuse. Choose a version that is published for every platform.`),
  );
}

/**
 * What is wrong with a lockfile: framework packages of another version or twice, entries without
 * integrity, platform packages without entry, packages below a listed safe version.
 */
export function lockfileProblems(lock: Lockfile, safeVersions: readonly SafeVersion[]): string[] {
  const entries = Object.entries(lock.packages).filter(([path]) => path !== '');
  const unsigned = entries.filter(([, entry]) => !entry.integrity);
  const unsafe = entries.flatMap(([path, entry]) =>
    safeVersions
      .filter((safe) => safe.package === (entry.name ?? nameAt(path)) && isLower(entry.version ?? '0', safe.lowest))
      .map((safe) => `${path} is ${entry.version}; ${safe.advisory} needs ${safe.lowest} or later: add an override in package.json.`),
  );
  return [
    ...frameworkProblems(entries),
    ...unsigned.map(([path]) => `${path} has no integrity: delete the lockfile and node_modules, and install anew.`),
    ...platformProblems(lock, entries),
    ...unsafe,
  ];
}
