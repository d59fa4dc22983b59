import {expect, it} from 'vitest';
import {colorModeScript, replaceColorMode, type InlineScripts} from './colorMode';

const storing = (mode: string | null) => ({getItem: () => mode});
const blocked = {
  getItem(): never {
    throw new Error('storage is blocked');
  },
};

it.each([
  ['', storing(null), 'light'],
  ['', storing('dark'), 'dark'],
  ['', blocked, 'light'],
  ['?docusaurus-theme=dark', storing('light'), 'dark'],
  ['?docusaurus-theme=dark', blocked, 'dark'],
  ['?docusaurus-data-unloaded=1&docusaurus-data-%20=1', storing(null), 'light'],
])('at %s the mode is that of the address, of the reader, or the default, and no other attribute is set', (...row) => {
  const [search, localStorage, mode] = row;
  const attributes: Record<string, string> = {};
  const document = {documentElement: {setAttribute: (name: string, value: string) => (attributes[name] = value)}};
  const script = colorModeScript({
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
  });
  new Function('document', 'location', 'localStorage', script)(document, {search}, localStorage);
  expect(attributes).toEqual({'data-theme': mode});
});

it('stops when the theme has no such scripts', () =>
  expect(() => replaceColorMode({getThemeInlineScript: () => ''} as unknown as InlineScripts)).toThrow('has changed'));
