import {mkdtempSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {createSiteReader, pagesIn} from './pages';

const generated = {
  '/-1a2': {__comp: 'x'},
  '/report-db8': {__comp: 'x', __props: 'y'},
  '/report/intro-4c7': {__comp: 'x', content: 'y'},
  '/report/category/anv%C3%A4ndarmanual-1-20d': {__comp: 'x', __props: 'y'},
  '/internal-551': {__comp: 'x', __context: {}},
  '/internal-4c7': {__comp: 'x', content: 'y'},
  '/internal/handbooks/temp-support-f4d': {__comp: 'x', content: 'y'},
};

it('tells pages from the routes that only frame them', () => {
  expect(pagesIn(generated)).toEqual([
    '/', '/report/intro', '/report/category/användarmanual-1', '/internal', '/internal/handbooks/temp-support',
  ]);
});

it('reads again when the routes change, and copes with a server that has not written any', () => {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'routes-'));
  const file = path.join(dir, 'routesChunkNames.json');
  const read = createSiteReader([dir, path.join(dir, 'not-yet')]);
  expect(read().files.size).toBe(0);
  writeFileSync(file, JSON.stringify(generated));
  expect(read().redirects.get('/report')).toBe('/report/intro');
  writeFileSync(file, JSON.stringify({'/report/nytt-4c7': {content: 'y'}}));
  utimesSync(file, new Date(), new Date(Date.now() + 5000));
  expect([...read().files]).toEqual(['report/nytt.html']);
  rmSync(dir, {recursive: true});
});
