/** The `overrides` of a package.json: a version, or the overrides below one package. */
export interface Overrides {
  readonly [name: string]: string | Overrides;
}

/** `1.2.3`, a package under another name, or the version of a direct dependency. */
const exact = /^(?:npm:@?[^@]+@)?\d+\.\d+\.\d+$|^\$\S+$/;

/** Names from the outermost package to the overridden one, and its version. */
function flatten(overrides: Overrides, above: readonly string[] = []): {names: readonly string[]; version: string}[] {
  return Object.entries(overrides).flatMap(([name, value]) =>
    typeof value === 'string' ? [{names: [...above, name], version: value}] : flatten(value, [...above, name]),
  );
}

/**
 * What is wrong with overrides: one that is not exact, or that no row of DEPENDENCIES.md explains.
 *
 * @param explained text of DEPENDENCIES.md; a row of its tables names the packages in backquotes and the version
 */
export function overrideProblems(overrides: Overrides, explained: string): string[] {
  const rows = explained.split('\n').filter((line) => line.startsWith('|'));
  const isExplained = (names: readonly string[], version: string) =>
    rows.some(
      (row) =>
        names.every((name) => row.includes(`\`${name}\``)) && row.includes(version.replace(/^(?:npm:.*@|\$)/, '')),
    );
  return flatten(overrides).flatMap(({names, version}) => [
    ...(exact.test(version) ? [] : [`The override ${names.join(' → ')} is "${version}": name one version.`]),
    ...(isExplained(names, version)
      ? []
      : [
          `The override ${names.join(' → ')} ${version} has no row in DEPENDENCIES.md: say why it is there and until when.`,
        ]),
  ]);
}
