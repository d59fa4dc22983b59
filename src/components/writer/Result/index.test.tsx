import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import Result from './index';

it('puts a single paragraph on the line of its label', () => {
  const html = renderToStaticMarkup(
    <Result>
      {'\n'}
      <p>
        Sju <strong>gröna</strong> rader.
      </p>
      {'\n'}
    </Result>,
  );
  expect(html).toContain('<span><b>Du ser:</b> Sju <strong>gröna</strong> rader.</span>');
  expect(html).not.toMatch(/<p\b[^>]*>.*<p[\s>]/);
});

it('keeps several blocks as blocks, with no paragraph inside a paragraph', () => {
  const html = renderToStaticMarkup(
    <Result>
      <p>Sju rader:</p>
      <ul>
        <li>en</li>
      </ul>
    </Result>,
  );
  expect(html).toMatch(/^<div class="yt-result">/);
  expect(html).toContain('<b>Du ser:</b> <p>Sju rader:</p><ul>');
});
