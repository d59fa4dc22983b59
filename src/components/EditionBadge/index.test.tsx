import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import EditionBadge, {type Edition} from './index';

it('names the edition', () => {
  expect(renderToStaticMarkup(<EditionBadge edition="web" />)).toBe('<span class="badge">Webb</span>');
});

it('refuses an edition that does not exist', () => {
  expect(() => renderToStaticMarkup(<EditionBadge edition={'mac' as Edition} />)).toThrow('unknown edition "mac"');
});
