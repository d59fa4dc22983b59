import {utimesSync} from 'node:fs';
import path from 'node:path';
import {expect, it, onTestFinished, vi} from 'vitest';
import {scratchFolder} from '../scratch-folder';
import {createAnswers, pagesIn, type Routing} from './pages';

const {dir, write} = scratchFolder();
const file = 'routesChunkNames.json';

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
  const answer = createAnswers([dir, path.join(dir, 'not-yet')], () => routing);
  expect(answer('/guide/intro')).toBeUndefined();
  write(file, JSON.stringify(generated));
  expect(answer('/guide/intro')).toEqual({status: 200});
  utimesSync(write(file, JSON.stringify({'/guide/new-4c7': {content: 'y'}})), new Date(), new Date(Date.now() + 5000));
  expect([answer('/guide/intro'), answer('/guide/new')]).toEqual([{status: 404}, {status: 200}]);
});

it('a file that is just being written changes nothing, until it is whole', () => {
  const writeAt = (text: string, seconds: number) => {
    utimesSync(write(file, text), new Date(), new Date(seconds * 1000));
  };
  const answer = createAnswers([dir], () => routing);
  writeAt('', 1);
  expect(answer('/guide/intro')).toBeUndefined();
  writeAt(JSON.stringify(generated), 2);
  expect(answer('/guide/intro')).toEqual({status: 200});
  writeAt('{"/guide/int', 3);
  expect(answer('/guide/intro')).toEqual({status: 200});
  writeAt(JSON.stringify({'/guide/new-4c7': {content: 'y'}}), 3);
  expect(answer('/guide/intro')).toEqual({status: 404});
});

it('answers by the rules as they are now, and by those of before when they cannot stand', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => said.mockRestore());
  write(file, JSON.stringify(generated));
  let rules: Routing | undefined;
  const answer = createAnswers([dir], () => rules);
  expect(answer('/old')).toBeUndefined();
  rules = () => () => ({status: 301, location: '/guide/intro'});
  expect(answer('/old')).toMatchObject({location: '/guide/intro'});
  rules = () => {
    throw new Error('Two redirects from /old.');
  };
  expect([answer('/old'), answer('/old')]).toMatchObject([{status: 301}, {status: 301}]);
  expect(said.mock.calls).toEqual([['Two redirects from /old.']]);
});
