import {PassThrough} from 'node:stream';
import {text} from 'node:stream/consumers';
import type {ReactNode} from 'react';
import {renderToPipeableStream} from 'react-dom/server';

/**
 * What the framework's module of the same name does, without the null characters that React 18 writes where a
 * letter of several bytes did not fit at the end of its buffer. The minifier makes U+FFFD of them.
 *
 * @param app the whole page
 * @throws what rendering throws
 */
export function renderToHtml(app: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const output = new PassThrough();
    const {pipe} = renderToPipeableStream(app, {
      onError: reject,
      onAllReady() {
        pipe(output);
        text(output).then((html) => resolve(html.replaceAll('\0', '')), reject);
      },
    });
  });
}
