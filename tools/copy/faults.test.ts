import {expect, it} from 'vitest';
import {findFaults} from './faults';

const good: Readonly<Record<string, string>> = {
  'index.html':
    '<link rel=stylesheet href=copy/a.css><a href="report/%C3%A5.html#b">b</a><a href=#top>t</a><p id=top><a href=https://other.example>o</a>',
  'report/å.html': '<img src=../i.png><p id=b><svg><a xlink:href="../index.html#top"></a></svg>',
  'copy/a.css': 'a{src:url(../i.png)}b{src:url("data:x")}',
  'i.png': 'png',
};

/** @param changed files that are not as in a good copy */
function faultsOf(changed: Readonly<Record<string, string | undefined>>, limit?: number): string[] {
  const files = Object.entries({...good, ...changed}).flatMap(([file, text]) =>
    text === undefined ? [] : [[file, Buffer.from(text)] as const],
  );
  return findFaults(new Map(files), ['index.html', 'report/å.html'], limit);
}

it('finds none in a good copy', () => expect(faultsOf({})).toEqual([]));

it.each([
  ['a page that is missing', {'report/å.html': undefined}, 'report/å.html: the page is not in the copy.'],
  [
    'a link to no file',
    {'index.html': '<a href=gone.html>g</a>'},
    'index.html: the link gone.html leads to no file of the copy.',
  ],
  [
    'an address of the site',
    {'index.html': '<a href=/report/intro>r</a>'},
    'index.html: the link /report/intro leads to no file of the copy.',
  ],
  [
    'a link to no anchor',
    {'report/å.html': '<p id=c>'},
    'index.html: the link report/%C3%A5.html#b leads to no anchor of report/å.html.',
  ],
  ['a link to no anchor of its own', {'report/å.html': '<p id=b><a href=#x>x</a>'}, 'report/å.html: the link #x leads'],
  [
    'a drawing with a link to nothing',
    {'index.html': '<svg><a xlink:href="gone.html"></a></svg>'},
    'index.html: the link gone.html leads to no file',
  ],
  [
    'a script of another host',
    {'index.html': '<script src=https://cdn.example/a.js></script>'},
    'index.html: requests https://cdn.example/a.js, which is not in the copy.',
  ],
  [
    'a picture without a scheme',
    {'index.html': '<img src=//cdn.example/a.png>'},
    'index.html: requests //cdn.example/a.png, which is not in the copy.',
  ],
  ['a picture that is missing', {'i.png': undefined}, 'report/å.html: requests ../i.png, which is not there.'],
  [
    'a font of another host',
    {'copy/a.css': 'a{src:url(https://fonts.example/a.woff2)}'},
    'copy/a.css: requests https://fonts.example/a.woff2, which is not in the copy.',
  ],
  [
    'a font at an address of the site',
    {'copy/a.css': 'a{src:url(/assets/a.woff2)}'},
    'copy/a.css: requests /assets/a.woff2, which is not in the copy.',
  ],
])('finds %s', (_, changed, fault) => {
  expect(faultsOf(changed)).toEqual(expect.arrayContaining([expect.stringContaining(fault)]));
});

it('finds one that is too heavy', () => {
  expect(faultsOf({}, 100)).toEqual([expect.stringMatching(/^The copy weighs \d+ bytes; 100 are allowed\.$/)]);
});
