/**
 * The newest released version of a major one.
 *
 * @param versions in any order, as the registry names them
 * @param major e.g. 3
 * @throws when there is none
 */
export function newestOf(versions: readonly string[], major: number): string {
  const released = versions.filter((version) => new RegExp(`^${major}\\.\\d+\\.\\d+$`).test(version));
  const last = released.sort((a, b) => a.localeCompare(b, 'en', {numeric: true})).at(-1);
  if (last === undefined) {
    throw new Error(`The registry names no released version ${major}.`);
  }
  return last;
}

/**
 * A `package.json` with every `@docusaurus/*` at another version.
 *
 * @throws when it names none
 */
export function withFramework(manifest: string, version: string): string {
  const moved = manifest.replace(/("@docusaurus\/[^"]+": ")[^"]+"/g, `$1${version}"`);
  if (!moved.includes(`"@docusaurus/core": "${version}"`)) {
    throw new Error('package.json does not name @docusaurus/core.');
  }
  return moved;
}
