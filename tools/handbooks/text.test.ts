import {readFileSync} from 'node:fs';
import path from 'node:path';
import {serializeOuter} from 'parse5';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {findMentions} from './codes';
import {bookPage} from './fixture';
import {markLongSamples, removeScreenOnly, setTags} from './paper';

/** Rows of `paper.yml`, where they are described. */
const rows = parse(readFileSync(path.join(import.meta.dirname, 'paper.yml'), 'utf8')) as readonly {
  readonly html: string;
  readonly level?: number;
  readonly becomes: string;
}[];

it.each(rows)('$what', ({html, level = 1, becomes}) => {
  const {text} = bookPage('/a', html);
  setTags(text, level);
  removeScreenOnly(text);
  expect(serializeOuter(text)).toContain(becomes);
});

it('marks samples that may be divided between two sheets', () => {
  const {text} = bookPage('/a', `<pre>${'x\n'.repeat(16)}</pre><pre>${'y\n'.repeat(17)}</pre>`);
  markLongSamples(text);
  expect(serializeOuter(text)).toMatch(/<pre>x[^<]*<\/pre><pre data-long="">y/);
});

it('finds where codes are named, and where explained', () => {
  const page = bookPage('/a', '<p id="p">YT-2003 and YT-2004</p><span class="yt-error__code">YT-2003</span>');
  const [named, explained] = [
    {id: 'p', explains: false},
    {id: 'a--YT-2003-1', explains: true},
  ];
  expect([...findMentions([page], ['YT-2003', 'YT-2004', 'YT-9999'])]).toEqual([
    ['YT-2003', [named, explained]],
    ['YT-2004', [named]],
  ]);
});
