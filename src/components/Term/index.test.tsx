import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {render} from '../render.testing';
import Term, {overflow} from './index';

it('describes the word by its definition, reachable by keyboard', () => {
  const html = renderToStaticMarkup(<Term data={{term: 'anslutning', definition: 'Säger var databasen finns.'}}>anslutningen</Term>);
  const id = /aria-describedby="([^"]+)"/.exec(html)?.[1];
  expect(html).toContain('<dfn tabindex="0"');
  expect(html).toContain('>anslutningen</dfn>');
  expect(html).toContain(`role="tooltip" id="${id}">Säger var databasen finns.</span>`);
});

it('shows the glossary’s own word when it stands alone', () => {
  expect(render('Term', {id: 'system-database'})).toContain('>systemdatabas</dfn>');
});

it.each([
  [300, 1280, 0],
  [1264, 1280, 0],
  [1300, 1280, 36],
])('moves a box that ends at %i in a window of %i by %i', (right, width, shift) => {
  expect(overflow(right, width)).toBe(shift);
});
