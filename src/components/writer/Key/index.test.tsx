import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import Key from './index';

it.each([
  ['F9', '<kbd>F9</kbd>'],
  ['Ctrl+Alt+F9', '<kbd>Ctrl</kbd> <kbd>Alt</kbd> <kbd>F9</kbd>'],
  ['Ctrl++', '<kbd>Ctrl</kbd> <kbd>+</kbd>'],
])('%s', (combo, html) => {
  expect(renderToStaticMarkup(<Key combo={combo} />)).toBe(`<span class="combo">${html}</span>`);
});
