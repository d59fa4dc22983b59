import {createRequire} from 'node:module';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

interface Options {
  readonly end: boolean;
  readonly strict: boolean;
  readonly sensitive: boolean;
}
type PathToRegexp = (path: string, keys: unknown[], options: Options) => RegExp;

const require = createRequire(__filename);
const ours: PathToRegexp = require('./path-to-regexp.js');
// The copy that the router uses.
const theirs: PathToRegexp = createRequire(require.resolve('react-router'))('path-to-regexp');

const published = readFileSync(path.resolve(__dirname, '../../../deploy/published/routes.txt'), 'utf8')
  .trim()
  .split('\n');
const routes = ['*', '/', '/docs/', '/a.b', ...published];
const asked = routes.flatMap((route) => [
  route,
  `${route}/`,
  `${route}/x`,
  `${route}//x`,
  `${route}x`,
  route.toUpperCase(),
]);
const either = [true, false];
const options = either.flatMap((end) =>
  either.flatMap((strict) => either.map((sensitive) => ({end, strict, sensitive}))),
);

describe.each(options)('with %o', (option) => {
  it('matches what the replaced module matches', () => {
    for (const route of routes) {
      const [our, their] = [ours, theirs].map((make) => make(route, [], option));
      const different = asked.filter((url) => our!.exec(url)?.[0] !== their!.exec(url)?.[0]);
      expect(different, route).toEqual([]);
    }
  });
});

it('refuses a route with parameters', () => expect(() => ours('/a/:id', [], options[0]!)).toThrow('has parameters'));
