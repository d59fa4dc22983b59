import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import EditionBadge from './index';

it('names the edition', () => {
  expect(renderToStaticMarkup(<EditionBadge edition="web" />)).toBe('<span class="badge">Webb</span>');
});
