import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import type {Fault, FaultsError} from '../../packages/checked-yaml';
import {facts} from './facts';
import {factFiles, factsFolder, factsOf} from './load';

/** A row of `load.faults.yml`. */
interface Planted {
  readonly what: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly at: string;
  readonly says: string;
}

const planted = parse(readFileSync(path.join(__dirname, 'load.faults.yml'), 'utf8')) as Planted[];
const files = factFiles(path.resolve(factsFolder));

/** What is said of the facts with one file in the place of another. */
function faultsWith(file: string, bytes: Uint8Array): readonly Fault[] {
  try {
    factsOf(new Map([...files, [file, bytes]]));
    return [];
  } catch (error) {
    return (error as FaultsError).faults;
  }
}

/** A message without the places that change with the facts. */
const withoutNumbers = (message: string) => message.replace(/\[\d+\]/g, '[]').replace(/:\d+ has/, ':… has');

it('has at least the promised size', () => {
  const {errors, iniKeys, functions, glossary, schema} = facts;
  const sizes = [errors, iniKeys, functions, glossary, schema.tables, schema.views].map(({length}) => length);
  [86, 41, 14, 85, 39, 10].forEach((least, index) => expect(sizes[index]).toBeGreaterThanOrEqual(least));
  expect(schema.tables.flatMap(({columns}) => columns)).toHaveLength(305);
});

describe('a planted fault is one message, with line and remedy', () => {
  it.each(planted)('$what', ({file, from, to, at, says}) => {
    const before = Buffer.from(files.get(file)!).toString('utf8');
    expect(before).toContain(from);
    const after = before.replace(from, () => to);
    const [fault, ...more] = faultsWith(file, Buffer.from(after));
    expect(more).toEqual([]);
    expect(fault?.file).toBe(`${factsFolder}/${file}.yml`);
    expect(withoutNumbers(fault!.message)).toBe(says);
    expect(after.split('\n')[fault!.line - 1]!.trim().startsWith(at)).toBe(true);
    expect(fault!.remedy).toMatch(/^[A-Z].*\S[.?]$/);
  });

  it('a file that is missing, and one that nothing knows', () => {
    const renamed = new Map([...files].map(([file, bytes]) => [file === 'limits' ? 'limit' : file, bytes]));
    expect(() => factsOf(renamed)).toThrow(
      'src/product/facts/limits.yml:1  The file is missing.\n  → Write it.\n' +
        'src/product/facts/limit.yml:1  No schema says what this file holds.\n  → Name it limits.yml, or add a schema',
    );
  });
});
