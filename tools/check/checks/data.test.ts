import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {allData} from '../../../src/product/data/validate';
import {projectRoot} from '../../lib/paths';
import {dataProblems} from './data';

/** Problems of the data after a fault was planted. */
function after(plant: (data: typeof allData) => void) {
  const copy = structuredClone(allData);
  plant(copy);
  return dataProblems(projectRoot, copy);
}

const lineAt = (file: string, line: number) => readFileSync(path.join(projectRoot, file), 'utf8').split('\n')[line - 1];

describe('the product data', () => {
  it('are in order', () => expect(dataProblems(projectRoot, allData)).toEqual([]));

  it('are told with the line of the field', () => {
    const [problem, ...others] = after(({errors}) => {
      errors.find(({code}) => code === 'YT-2003')!.remedyEn = '';
    });
    expect(others).toEqual([]);
    expect(problem).toMatchObject({
      file: 'src/product/data/json/errors.json',
      message: 'errors YT-2003, remedyEn: empty text.',
      severity: 'error',
    });
    const record = readFileSync(path.join(projectRoot, problem!.file), 'utf8').split('"YT-2003"')[0]!;
    expect(problem!.line).toBeGreaterThan(record.split('\n').length);
    expect(lineAt(problem!.file, problem!.line)).toContain('"remedyEn"');
  });

  it('are told with the line of the record where a field is missing', () => {
    const [problem] = after(({glossary}) => {
      delete (glossary[3] as {en?: string}).en;
    });
    expect(problem!.file).toBe('src/product/data/json/glossary.json');
    expect(lineAt(problem!.file, problem!.line)).toMatch(/"(?:sv|en)"/);
  });
});
