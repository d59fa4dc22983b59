type Json = Record<string, unknown>;

/** Properties that name a record for a person, best first. */
const namingFields = ['id', 'code', 'name', 'release', 'version', 'type', 'route', 'path', 'step', 'port', 'en', 'sv'];

/**
 * Name of a record as a person would say it.
 *
 * @param record any JSON value
 * @param index its place in its list (from 0), used when nothing names it
 */
export function recordName(record: unknown, index: number): string {
  if (typeof record !== 'object' || record === null) {
    return `#${index + 1}`;
  }
  const fields = record as Json;
  if (typeof fields.key === 'string') {
    return typeof fields.section === 'string' ? `${fields.section}.${fields.key}` : fields.key;
  }
  if (typeof fields.method === 'string') {
    return `${fields.method} ${String(fields.path)}`;
  }
  const naming = namingFields.find((name) => ['string', 'number'].includes(typeof fields[name]));
  return naming === undefined ? `#${index + 1}` : String(fields[naming]);
}

/**
 * Splits a path into the data into the record it lies in and the field.
 *
 * @param root all product facts
 * @param path property names and list positions (from 0), outermost first
 * @returns `record` such as `errors YT-2003`, `field` such as `remedySv` or `related.0`
 */
export function locate(root: unknown, path: readonly (string | number)[]): {record: string; field: string} {
  const lastIndex = path.reduce<number>(
    (found, part, position) =>
      typeof part === 'number' && isObjectAt(root, path.slice(0, position + 1)) ? position : found,
    -1,
  );
  const words: string[] = [];
  path.slice(0, lastIndex + 1).forEach((part, position) => {
    const value = valueAt(root, path.slice(0, position + 1));
    const previous = words.at(-1);
    if (typeof part === 'number') {
      words.push(recordName(value, part));
    } else if (position > 0 && typeof path[position - 1] === 'string' && previous !== undefined) {
      words[words.length - 1] = `${previous}.${part}`;
    } else {
      words.push(part);
    }
  });
  const rest = path.slice(lastIndex + 1);
  if (words.length === 0) {
    return {record: String(rest[0] ?? 'data'), field: rest.slice(1).join('.')};
  }
  return {record: words.join(' '), field: rest.join('.')};
}

function valueAt(root: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((value, part) => (value as Json | undefined)?.[part as string], root);
}

function isObjectAt(root: unknown, path: readonly (string | number)[]): boolean {
  const value = valueAt(root, path);
  return typeof value === 'object' && value !== null;
}
