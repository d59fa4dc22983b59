import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import FilePath from './index';

it('keeps backslashes, breaks behind them, and keeps translators away', () => {
  expect(renderToStaticMarkup(<FilePath path="%APPDATA%\Yttra\yttra.ini" />)).toBe(
    '<span class="yt-file" translate="no">%APPDATA%\\<wbr/>Yttra\\<wbr/>yttra.ini</span>',
  );
});
