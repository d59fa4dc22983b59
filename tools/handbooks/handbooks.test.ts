import {expect, it} from 'vitest';
import {scratchFolder} from '../../packages/scratch-folder';
import {allSections} from '../../src/lib/sections';
import {sizeInWords} from '../../src/lib/handbooks';
import {writeSizes} from './sizes';

const report = allSections.filter(({id}) => id === 'report');
const downloads = [{id: 'report', address: '/report/yttra-report-sv.pdf'}] as const;

const {dir, write, read} = scratchFolder();

function build(page: string): void {
  write('report/intro.html', page);
  write('report/intro.md', '- [Rapport](https://a.example/report/yttra-report-sv.pdf)\n');
  write('report/yttra-report-sv.pdf', Buffer.alloc(2_140_000));
}

it('tells the size of a handbook where it is offered', () => {
  build('<a>Rapport</a><span class=yt-size-report></span>');
  writeSizes(dir, report, downloads, 'sv');
  expect(read('report/intro.html')).toBe('<a>Rapport</a><span class=yt-size-report>, 2,1\u00a0MB</span>');
  expect(read('report/intro.md')).toContain('-sv.pdf), 2,1\u00a0MB\n');
  expect(JSON.parse(read('downloads.json'))).toEqual({report: '2,1\u00a0MB'});
});

it('refuses a page that offers none', () => {
  build('<p>');
  expect(() => writeSizes(dir, report, downloads, 'sv')).toThrow('does not offer /report/yttra-report-sv.pdf');
});

it('writes sizes in the language of the page', () => expect(sizeInWords(6_000_000, 'en')).toBe('6.0\u00a0MB'));
