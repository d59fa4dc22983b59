import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {PDFDocument, PDFName, PDFString} from '@cantoo/pdf-lib';
import {expect, it, onTestFinished} from 'vitest';
import {allSections} from '../../src/lib/sections';
import {finish} from './finish';
import {sizeInWords} from '../../src/lib/handbooks';
import {writeSizes} from './sizes';

const report = allSections.filter(({id}) => id === 'report');
const downloads = [{id: 'report', address: '/report/yttra-report-sv.pdf'}] as const;

function build(page: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'handbooks-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  mkdirSync(path.join(folder, 'report'));
  writeFileSync(path.join(folder, 'report/intro.html'), page);
  writeFileSync(path.join(folder, 'report/intro.md'), '- [Rapport](https://a.example/report/yttra-report-sv.pdf)\n');
  writeFileSync(path.join(folder, 'report/yttra-report-sv.pdf'), Buffer.alloc(2_140_000));
  return folder;
}

it('tells the size of a handbook where it is offered', () => {
  const folder = build('<a>Rapport</a><span class=yt-size-report></span>');
  writeSizes(folder, report, downloads, 'sv');
  expect(readFileSync(path.join(folder, 'report/intro.html'), 'utf8')).toBe(
    '<a>Rapport</a><span class=yt-size-report>, 2,1\u00a0MB</span>',
  );
  expect(readFileSync(path.join(folder, 'report/intro.md'), 'utf8')).toContain('-sv.pdf), 2,1\u00a0MB\n');
  expect(JSON.parse(readFileSync(path.join(folder, 'downloads.json'), 'utf8'))).toEqual({report: '2,1\u00a0MB'});
});

it('refuses a page that offers none', () => {
  expect(() => writeSizes(build('<p>'), report, downloads, 'sv')).toThrow('does not offer /report/yttra-report-sv.pdf');
});

it('writes sizes in the language of the page', () => expect(sizeInWords(6_000_000, 'en')).toBe('6.0\u00a0MB'));

/** A PDF as Chromium prints it at a moment, when it has named `named` elements before. */
async function printed(clock: string, named: number): Promise<Buffer> {
  const document = await PDFDocument.create({updateMetadata: false});
  document.addPage();
  document.setCreationDate(new Date(clock));
  const name = (number: number) => PDFString.of(`node${String(number + named).padStart(8, '0')}`);
  document.catalog.set(PDFName.of('Test'), document.context.obj([name(7), name(3), name(7)]));
  return Buffer.from(await document.save({useObjectStreams: false}));
}

it('gives the same bytes for the same handbook, whenever it was printed and after whatever', async () => {
  const description = {author: 'Yttra', subject: 'x', day: '2025-12-15'};
  const one = await finish(await printed('2026-01-01', 0), description);
  expect(one).toEqual(await finish(await printed('2026-02-02', 9000), description));
  expect(one).not.toEqual(await finish(await printed('2026-01-01', 0), {...description, day: '2025-12-16'}));
});
