import {PassThrough} from 'node:stream';
import {text} from 'node:stream/consumers';
import {createElement} from 'react';
import {renderToPipeableStream} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {renderToHtml} from './renderToHtml';

/** Short texts, as React writes a long one past its buffer of 2048 bytes; at one of the two places a letter does not fit. */
const pages = [0, 1].map((shift) =>
  createElement('p', {}, 'a'.repeat(shift), ...Array.from({length: 60}, () => createElement('i', {}, 'ä'.repeat(40)))),
);

async function withoutTheFix(page: (typeof pages)[number]): Promise<string> {
  const output = new PassThrough();
  renderToPipeableStream(page).pipe(output);
  return text(output);
}

describe('letters at the end of the buffer', () => {
  it('are broken by React itself', async () => {
    expect((await Promise.all(pages.map(withoutTheFix))).join('')).toContain('\0');
  });

  it('are whole', async () => {
    const html = await Promise.all(pages.map(renderToHtml));
    expect(html.join('')).not.toContain('\0');
    expect(html.map((page) => page.replace(/[^ä]/g, '').length)).toEqual([2400, 2400]);
  });
});
