import {expect, it} from 'vitest';
import {colorModeScript, inlineScripts, replaceColorMode, type InlineScripts} from './colorMode';

/** The attributes that the script sets. */
function attributesAt(search: string, localStorage: {getItem(): string | null}): Record<string, string> {
  const attributes: Record<string, string> = {};
  const document = {documentElement: {setAttribute: (name: string, value: string) => (attributes[name] = value)}};
  const script = colorModeScript({
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
  });
  new Function('document', 'location', 'localStorage', script)(document, {search}, localStorage);
  return attributes;
}

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
])('at %s the mode is that of the address, of the reader, or the default', (search, storage, mode) =>
  expect(attributesAt(search, storage)).toEqual({'data-theme': mode}),
);

it('takes no attributes from the address', () =>
  expect(attributesAt('?docusaurus-data-unloaded=1&docusaurus-data-%20=1', storing(null))).toEqual({
    'data-theme': 'light',
  }));

it('stands in the place of the theme’s, also for the second language', () => {
  const scripts = {...inlineScripts};
  replaceColorMode(scripts);
  replaceColorMode(scripts);
  expect(scripts.getThemeInlineScript).toBe(colorModeScript);
});

it('stops when the theme has no such scripts', () =>
  expect(() => replaceColorMode({getThemeInlineScript: inlineScripts.getThemeInlineScript} as InlineScripts)).toThrow(
    'has changed',
  ));
