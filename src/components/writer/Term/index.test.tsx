import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {render} from '../../render.testing';
import Term from './index';

it('describes the word by its definition, reachable by keyboard', () => {
  const html = renderToStaticMarkup(
    <Term data={{term: 'anslutning', definition: 'Säger var databasen finns.'}}>anslutningen</Term>,
  );
  const id = /aria-describedby="([^"]+)"/.exec(html)?.[1];
  expect(html).toContain('<dfn tabindex="0"');
  expect(html).toContain('>anslutningen</dfn>');
  expect(html).toContain(`role="tooltip" id="${id}">Säger var databasen finns.</span>`);
});

it('shows the glossary’s own word when it stands alone', () => {
  expect(render('Term', {id: 'system-database'})).toContain('>systemdatabas</dfn>');
});
