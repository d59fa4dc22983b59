import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {isMenuPath, Strong} from './index';

it.each([
  ['Portal > Licenser', true],
  ['Portal', false],
  ['a>b', false],
  [undefined, false],
])('%s is a menu path: %s', (text, expected) => expect(isMenuPath(text)).toBe(expected));

it('keeps the signs between the names from screen readers, and the spaces for what is copied', () =>
  expect(renderToStaticMarkup(<Strong>{'Portal > API > Skapa'}</Strong>)).toBe(
    '<strong class="yt-path"><span>Portal<i aria-hidden="true"> ›</i></span> <span>API<i aria-hidden="true"> ›</i></span> <span>Skapa</span></strong>',
  ));

it.each([
  [<Strong key="a">Portal</Strong>],
  [
    <Strong key="b">
      <a href="/x">{'a > b'}</a>
    </Strong>,
  ],
])('leaves other strong text alone', (element) => expect(renderToStaticMarkup(element)).not.toContain('yt-path'));
