import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {findFaults} from './faults';

type Copy = Readonly<Record<string, string | null>>;

const good: Copy = {
  'index.html':
    '<link rel=stylesheet href=copy/a.css><a href="report/%C3%A5.html#b">b</a><a href=#top>t</a><p id=top><a href=https://other.example>o</a>',
  'report/å.html': '<img src=../i.png><p id=b><svg><a xlink:href="../index.html#top"></a></svg>',
  'copy/a.css': 'a{src:url(../i.png)}b{src:url("data:x")}',
  'i.png': 'png',
};

/** @param changed files that are not as in a good copy */
function faultsOf(changed: Copy, limit?: number): string[] {
  const files = Object.entries({...good, ...changed}).flatMap(([file, text]) =>
    text === null ? [] : [[file, Buffer.from(text)] as const],
  );
  return findFaults(new Map(files), ['index.html', 'report/å.html'], limit);
}

it('finds none in a good copy', () => expect(faultsOf({})).toEqual([]));

/** Rows of `faults.yml`, where they are described. */
const rows = parse(readFileSync(path.join(import.meta.dirname, 'faults.yml'), 'utf8')) as [string, Copy, string][];

it.each(rows)('finds %s', (_, changed, fault) =>
  expect(faultsOf(changed)).toEqual(expect.arrayContaining([expect.stringContaining(fault)])),
);

it('finds one that is too heavy', () =>
  expect(faultsOf({}, 100)).toEqual([expect.stringMatching(/^The copy weighs \d+ bytes; 100 are allowed\.$/)]));
