import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {projectRoot} from '../../tools/lib/paths';
import {anchors} from './pages';

interface Errand {
  /** What a reader wants done, in the reader's words. */
  readonly errand: {readonly sv: string; readonly en: string};
  readonly who: string;
  readonly page: string;
  readonly anchor: string;
}

const dir = path.join(projectRoot, 'tests/errands');

for (const file of readdirSync(dir)) {
  const errands = JSON.parse(readFileSync(path.join(dir, file), 'utf8')) as Errand[];

  test(`${file} has at least ten errands, each asked once`, () => {
    expect(errands.length).toBeGreaterThanOrEqual(10);
    expect(new Set(errands.map(({errand}) => errand.sv)).size).toBe(errands.length);
  });

  test(`every errand of ${file} ends at a place that exists in both languages`, () => {
    const missing = errands.flatMap(({page, anchor}) =>
      [page, `/en${page}`].filter((route) => !anchors(route).has(anchor)).map((route) => `${route}#${anchor}`),
    );
    expect(missing).toEqual([]);
  });
}
