import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {projectRoot} from '../../tools/lib/paths';
import {site} from './site';

interface Errand {
  /** What a reader wants done, in the reader's words. */
  readonly errand: {readonly sv: string; readonly en: string};
  readonly who: string;
  readonly page: string;
  readonly anchor: string;
  /** Words of the answer, which stand in the section that the anchor leads to. */
  readonly says: {readonly sv: readonly string[]; readonly en: readonly string[]};
}

const dir = path.join(projectRoot, 'tests/errands');

/** Outcome of an errand in a language that is not as it was: the place is gone, or words of the answer are. */
function lost({page, anchor, says}: Errand, language: 'sv' | 'en'): string[] {
  const route = language === 'sv' ? page : `/en${page}`;
  const text = site.pageAt(route).textAt(anchor);
  if (text === undefined) {
    return [`${route}#${anchor} is gone`];
  }
  return says[language].filter((words) => !text.includes(words)).map((words) => `${route}#${anchor}: ${words}`);
}

for (const file of readdirSync(dir)) {
  const errands = JSON.parse(readFileSync(path.join(dir, file), 'utf8')) as Errand[];

  test(`${file} has at least ten errands, each asked once and with an answer`, () => {
    expect(errands.length).toBeGreaterThanOrEqual(10);
    expect(new Set(errands.map(({errand}) => errand.sv)).size).toBe(errands.length);
    const unanswered = errands.filter(({says}) => [says?.sv, says?.en].some((words) => !words?.some(Boolean)));
    expect(unanswered.map(({errand}) => errand.sv)).toEqual([]);
  });

  test(`every errand of ${file} ends where its answer stands, in both languages`, () => {
    expect(errands.flatMap((errand) => [...lost(errand, 'sv'), ...lost(errand, 'en')])).toEqual([]);
  });
}
