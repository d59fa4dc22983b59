import path from 'node:path';
import {expect, it, vi} from 'vitest';
import {scratchFolder} from '../scratch-folder';
import {createAnswers, pagesIn, type Routing} from './pages';

const {dir, write} = scratchFolder();

const generated = {
  '/-1a2': {__comp: 'x'},
  '/guide-db8': {__comp: 'x', __props: 'y'},
  '/guide/intro-4c7': {__comp: 'x', content: 'y'},
  '/guide/category/anv%C3%A4ndarmanual-1-20d': {__comp: 'x', __props: 'y'},
  '/staff-551': {__comp: 'x', __context: {}},
  '/staff-4c7': {__comp: 'x', content: 'y'},
  '/staff/handbooks/support-f4d': {__comp: 'x', content: 'y'},
};

it('tells pages from the routes that only frame them', () => {
  expect(pagesIn(generated)).toEqual([
    '/',
    '/guide/intro',
    '/guide/category/användarmanual-1',
    '/staff',
    '/staff/handbooks/support',
  ]);
});

const routing: Routing = (pages) => (url) => ({status: pages.includes(url) ? 200 : 404});

it('answers anew when the routes change, and not before a server has written any', () => {
  const answer = createAnswers([dir, path.join(dir, 'not-yet')], routing);
  expect(answer('/guide/intro')).toBeUndefined();
  write('routesChunkNames.json', JSON.stringify(generated));
  expect(answer('/guide/intro')).toEqual({status: 200});
  write('routesChunkNames.json', JSON.stringify({'/guide/new-4c7': {content: 'y'}}));
  expect([answer('/guide/intro'), answer('/guide/new')]).toEqual([{status: 404}, {status: 200}]);
});

it('says once why rules cannot stand with the pages, and answers nothing', () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  write('routesChunkNames.json', JSON.stringify(generated));
  const answer = createAnswers([dir], () => {
    throw new Error('Two redirects from /old.');
  });
  expect([answer('/old'), answer('/old')]).toEqual([undefined, undefined]);
  expect(said.mock.calls).toEqual([['Two redirects from /old.']]);
});
