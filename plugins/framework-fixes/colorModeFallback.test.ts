import {expect, it} from 'vitest';
import {fallbackScript} from './colorModeFallback';

/** The script's effect on what the theme has written. */
function after(theme: string): string {
  const document = {documentElement: {dataset: {theme}}};
  new Function('document', fallbackScript('light'))(document);
  return document.documentElement.dataset.theme;
}

it('mends only the word that the theme writes when storage is blocked', () => {
  expect(after('undefined')).toBe('light');
  expect(after('dark')).toBe('dark');
});
