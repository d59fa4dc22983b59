import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {runChecks} from '../run';
import {encoding} from './encoding';
import {fixtureProject, linesOf, page} from '../fixture';

const decomposed = 'a\u030Angstro\u0308m';

it('accepts UTF-8 with composed letters, and leaves binary files alone', async () => {
  const files = {'a.mdx': 'Ångström\n', 'b.png': new Uint8Array([0xff, 0x00])};
  expect(await linesOf(encoding, files)).toEqual([]);
});

it.each<[string, string | Uint8Array, string]>([
  ['Latin-1', new Uint8Array([0x61, 0x0a, 0xe5, 0x0a]), 'a.mdx:2 The line is not UTF-8. → Save the file as UTF-8.'],
  ['a byte order mark', '\uFEFFtext\n', 'a.mdx:1 The file begins with a byte order mark.'],
  ['NUL', 'a\nb\0\n', 'a.mdx:2 The line holds a NUL character. → Take it away.'],
  ['a lost character', 'a\n\nl\uFFFDst\n', 'a.mdx:3 The line holds U+FFFD'],
  ['the line endings of Windows', 'a\r\nb\r\n', 'a.mdx:1 The lines end as in Windows (CRLF).'],
  ['a sign of no width', 'a\nb\u200Bc\n', 'a.mdx:2 The line holds a sign that nobody sees (U+200B).'],
  ['a ligature', '\uFB01l\n', 'a.mdx:1 "\uFB01" is one sign; readers type and search "fi".'],
  ['a merge conflict', 'a\n<<<<<<< HEAD\nb\n=======\nc\uFFFD\n>>>>>>> main\n', 'a.mdx:2 Git left two versions'],
  [
    'UTF-8 read as the code page of Windows',
    '\u00C3\u2013ppna f\u00C3\u00B6nstret\n',
    'a.mdx:1 The text was saved in the wrong encoding',
  ],
  ['separate accents', `text\n${decomposed}\n`, 'a.mdx:2 The line holds letters with separate accents (not NFC).'],
])('refuses %s', async (_name, content, line) => {
  const [found, ...more] = await linesOf(encoding, {'a.mdx': content});
  expect(found).toContain(line);
  expect(more).toEqual([]);
});

it('refuses file names that are not composed or differ in case only', async () => {
  const lines = await linesOf(encoding, {'A.mdx': '', 'a.mdx': '', [`${decomposed}.mdx`]: ''});
  expect(lines).toEqual([
    'a.mdx:1 The file name differs from A.mdx in letter case only; some systems keep one of them. → Rename one of the two.',
    `${decomposed}.mdx:1 The file name has letters with separate accents (not NFC). → Rename it to ångström.mdx.`,
  ]);
});

it('refuses a page whose name is no address', async () => {
  const [line] = await linesOf(encoding, {'docs-api/Min Sida.mdx': page('Text.')});
  expect(line).toContain('The file name becomes an address');
  expect(line).toContain('Rename it to min-sida.mdx');
});

it('mends what can be mended', async () => {
  const root = fixtureProject({'a.mdx': `\uFEFF${decomposed}\r\nSam\u00AD\uFB02a\n`});
  const {fixed, problems} = await runChecks(root, [encoding], {fix: true});
  expect(fixed[0]).toBe('mended a.mdx:1  The file begins with a byte order mark.');
  expect(problems).toEqual([]);
  expect(readFileSync(path.join(root, 'a.mdx'), 'utf8')).toBe('ångström\nSamfla\n');
});
