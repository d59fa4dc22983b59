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

interface SafeVersion {
  readonly package: string;
  /** Lowest versions without the advisory, one for each line that was mended, in order. */
  readonly lowest: readonly string[];
  readonly advisory: string;
}

/** A package that would run a script when it is installed. */
interface InstallScript {
  readonly package: string;
  /** Why the site is built and tested as well without it. */
  readonly without: string;
}

/** An entry with its path, such as `node_modules/a/node_modules/@b/c`, and the name of its package. */
type Installed = LockEntry & {readonly path: string; readonly package: string};

/** The one version that every package of the framework must have. */
const frameworkVersion = '3.7.0';

function isLower(version: string, lowest: string): boolean {
  const a = version.split(/[.-]/).map(Number);
  const b = lowest.split('.').map(Number);
  const index = b.findIndex((part, i) => a[i] !== part);
  return index >= 0 && (a[index] ?? 0) < b[index]!;
}

/** What versions that may break each other have in common: `2`, and below 1 `0.2`. */
const lineOf = (version: string): string => /^(?:0\.)?\d+/.exec(version)![0];

function frameworkProblems({path, version}: Installed): string[] {
  if (!/node_modules\/@docusaurus\/[^/]+$/.test(path)) {
    return [];
  }
  const wrong = `${path} is ${version}, not ${frameworkVersion}: list it in package.json at exactly ${frameworkVersion}.`;
  const second = `${path} is a second copy: one copy of each @docusaurus package is allowed.`;
  return [...(version === frameworkVersion ? [] : [wrong]), ...(path.startsWith('node_modules/@') ? [] : [second])];
}

/** Packages for other platforms that npm does not find from this one, going up folder by folder. */
function platformProblems({packages}: Lockfile, {path, optionalDependencies = {}}: Installed): string[] {
  const parts = path.split('/node_modules/');
  const above = [
    'node_modules',
    ...parts.map((_, i) => `${parts.slice(0, i + 1).join('/node_modules/')}/node_modules`),
  ];
  return Object.keys(optionalDependencies)
    .filter((dependency) => !above.some((folder) => `${folder}/${dependency}` in packages))
    .map(
      (dependency) =>
        `${path} names ${dependency}, which has no entry: "npm ci" would refuse. Choose a version that is published for every platform.`,
    );
}

function unsafeProblems(
  {path, package: name, version = '0'}: Installed,
  safeVersions: readonly SafeVersion[],
): string[] {
  return safeVersions
    .filter((safe) => safe.package === name)
    .map(({lowest, advisory}) => ({
      advisory,
      // The highest of all when this line was never mended.
      needed: lowest.find((safe) => lineOf(safe) === lineOf(version)) ?? lowest.at(-1)!,
    }))
    .filter(({needed}) => isLower(version, needed))
    .map(
      ({advisory, needed}) =>
        `${path} is ${version}; ${advisory} needs ${needed} or later: add an override in package.json.`,
    );
}

/**
 * What is wrong with a lockfile: framework packages of another version or twice, entries without integrity, platform
 * packages without entry, packages below a listed safe version, install scripts that are not listed.
 */
export function lockfileProblems(
  lock: Lockfile,
  safeVersions: readonly SafeVersion[],
  installScripts: readonly InstallScript[],
): string[] {
  const installed = Object.entries(lock.packages)
    .filter(([path]) => path !== '')
    .map(([path, entry]): Installed => ({...entry, path, package: entry.name ?? path.split('node_modules/').at(-1)!}));
  const scripted = installed.filter(({hasInstallScript}) => hasInstallScript).map((entry) => entry.package);
  const listed = installScripts.map((script) => script.package);
  return [
    ...installed.flatMap((entry) => [
      ...frameworkProblems(entry),
      ...(entry.integrity
        ? []
        : [`${entry.path} has no integrity: delete the lockfile and node_modules, and install anew.`]),
      ...platformProblems(lock, entry),
      ...unsafeProblems(entry, safeVersions),
    ]),
    ...scripted
      .filter((name) => !listed.includes(name))
      .map(
        (name) =>
          `${name} has an install script, and none is run here: name it in install-scripts.json, if all works without.`,
      ),
    ...listed
      .filter((name) => !scripted.includes(name))
      .map((name) => `${name} has no install script any more: take it out of install-scripts.json.`),
  ];
}

/** The `overrides` of a package.json: a version, or the overrides below one package. */
export interface Overrides {
  readonly [name: string]: string | Overrides;
}

/** `1.2.3`, a package under another name, or the version of a direct dependency. */
const exact = /^(?:npm:@?[^@]+@)?\d+\.\d+\.\d+$|^\$\S+$/;

/**
 * What is wrong with overrides: one that is not exact, or that no row of DEPENDENCIES.md explains.
 *
 * @param rows of its tables: one names the packages in backquotes, and the version
 * @param above packages that these overrides are below
 */
export function overrideProblems(
  overrides: Overrides,
  rows: readonly string[],
  above: readonly string[] = [],
): string[] {
  return Object.entries(overrides).flatMap(([name, version]) => {
    const names = [...above, name];
    if (typeof version !== 'string') {
      return overrideProblems(version, rows, names);
    }
    const words = [...names.map((one) => `\`${one}\``), version.replace(/^(?:npm:.*@|\$)/, '')];
    const what = `The override ${names.join(' → ')}`;
    return [
      ...(exact.test(version) ? [] : [`${what} is "${version}": name one version.`]),
      ...(rows.some((row) => words.every((word) => row.includes(word)))
        ? []
        : [`${what} ${version} has no row in DEPENDENCIES.md: say why it is there and until when.`]),
    ];
  });
}
