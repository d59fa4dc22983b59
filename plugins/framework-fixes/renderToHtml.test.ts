import {PassThrough} from 'node:stream';
import {text} from 'node:stream/consumers';
import {createElement} from 'react';
import {renderToPipeableStream} from 'react-dom/server';
import {expect, it} from 'vitest';
import {renderToHtml} from './renderToHtml';

/** Short texts, as React writes a long one past its buffer of 2048 bytes; at one of the two places a letter does not fit. */
const pages = [0, 1].map((shift) =>
  createElement('p', {}, 'a'.repeat(shift), ...Array.from({length: 60}, () => createElement('i', {}, 'ä'.repeat(40)))),
);

it('letters at the end of the buffer are broken by React itself, and whole', async () => {
  const withoutTheFix = pages.map((page) => text(renderToPipeableStream(page).pipe(new PassThrough())));
  expect((await Promise.all(withoutTheFix)).join('')).toContain('\0');
  const html = await Promise.all(pages.map(renderToHtml));
  expect(html.join('')).not.toContain('\0');
  expect(html.map((page) => page.replace(/[^ä]/g, '').length)).toEqual([2400, 2400]);
});
