/** From the issues of a schema to faults: one for each cause. */
import type {z} from 'zod/v4';
import {didYouMean} from '../common';
import type {Fault} from './explain';

/** Keys and places in lists, from the top of a file to a part of it. */
export type Path = readonly PropertyKey[];
type Issue = z.core.$ZodIssue;

interface ShapeFault {
  readonly path: Path;
  readonly message: string;
  readonly remedy: string;
  /** A key that the schema does not know, or that it misses. */
  readonly is?: 'unknown' | 'missing';
}

/**
 * @param value what the file holds
 * @param lineOf line of a part of it
 */
export function shapeFaults(
  value: unknown,
  issues: readonly Issue[],
  lineOf: (path: Path) => number,
): Pick<Fault, 'line' | 'message' | 'remedy'>[] {
  const faults = leaves(issues).flatMap((issue) => faultsOf(value, issue));
  return joined(faults, lineOf)
    .map(({path, message, remedy}) => ({line: lineOf(path), message: `${nameOf(path)} ${message}.`, remedy}))
    .sort((a, b) => a.line - b.line);
}

/** `nodes[2].title` */
function nameOf(path: Path): string {
  const name = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
  return name === '' ? 'The file' : `"${name.replace(/^\./, '')}"`;
}

function faultsOf(value: unknown, issue: Issue): ShapeFault[] {
  const {path} = issue;
  const [message = '', remedy = 'Correct it here.'] = issue.message.split('\n');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const own = [...path, key];
      return {path: own, message, remedy: valueAt(value, own) === null ? unquoted : remedy, is: 'unknown'};
    });
  }
  return [{path, message, remedy, ...(valueAt(value, path) === undefined && {is: 'missing' as const})}];
}

const unquoted = "Between brackets, put a text with a comma between quotation marks: 'a, b'.";

/** Issues with those of the nearest alternative in the place of a union's, all by their paths from the same place. */
function leaves(issues: readonly Issue[]): readonly Issue[] {
  return issues.flatMap((issue) => {
    const alternative = issue.code === 'invalid_union' ? nearestAlternative(issue.errors) : undefined;
    return alternative
      ? leaves(alternative).map((inner) => ({...inner, path: [...issue.path, ...inner.path]}))
      : [issue];
  });
}

/** The alternative with the fewest unknown keys, then issues, among those that the value is of the kind of; or the first. */
function nearestAlternative(alternatives: readonly (readonly Issue[])[]): readonly Issue[] | undefined {
  const isOtherKind = (issues: readonly Issue[]) =>
    issues.some(({code, path}) => code === 'invalid_type' && path.length === 0);
  const unknownKeys = (issues: readonly Issue[]) => issues.filter(({code}) => code === 'unrecognized_keys').length;
  const [best] = alternatives
    .map(leaves)
    .filter((issues) => !isOtherKind(issues))
    .sort((a, b) => unknownKeys(a) - unknownKeys(b) || a.length - b.length);
  return best ?? alternatives[0];
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown> | null | undefined)?.[key], value);

/** A key that is misspelt, or indented wrongly, is both unknown and missing: that is one fault. */
function joined(faults: readonly ShapeFault[], lineOf: (path: Path) => number): ShapeFault[] {
  const missing = faults.filter(({is}) => is === 'missing');
  const explained = new Set<ShapeFault>();
  const unknown = faults.map((fault) => {
    if (fault.is !== 'unknown') return fault;
    const line = lineOf(fault.path);
    const [other] = missing
      .filter((one) => !explained.has(one) && isSame(fault.path, one.path))
      .sort((a, b) => Math.abs(lineOf(a.path) - line) - Math.abs(lineOf(b.path) - line));
    if (other === undefined) return fault;
    explained.add(other);
    return isBeside(fault.path, other.path) ? fault : misplaced(fault, other.path.slice(0, -1));
  });
  return unknown.filter((fault) => !explained.has(fault));
}

const isBeside = (a: Path, b: Path) => a.slice(0, -1).join() === b.slice(0, -1).join();

/** Whether an unknown key is likely the missing one: of the same name elsewhere, or beside it with a name alike. */
function isSame(unknown: Path, missing: Path): boolean {
  const [written, name] = [String(unknown.at(-1)), String(missing.at(-1))];
  return written === name || (isBeside(unknown, missing) && didYouMean(written, [name]) !== undefined);
}

function misplaced({path}: ShapeFault, owner: Path): ShapeFault {
  const place = owner.length === 0 ? 'the top of the file' : nameOf(owner);
  return {path, message: 'is indented wrongly', remedy: `Indent it so that it belongs to ${place}.`};
}
