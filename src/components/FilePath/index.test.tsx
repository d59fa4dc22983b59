import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import FilePath from './index';

it('keeps backslashes, and translators away', () => {
  expect(renderToStaticMarkup(<FilePath path="%APPDATA%\Yttra\yttra.ini" />)).toBe(
    '<span class="yt-file" translate="no">%APPDATA%\\Yttra\\yttra.ini</span>',
  );
});
