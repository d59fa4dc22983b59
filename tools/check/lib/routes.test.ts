import {expect, it} from 'vitest';
import {knownRoutes} from './routes';

it('holds pages, category pages of all editions, and the home page', () => {
  const routes = knownRoutes();
  expect(routes).toContain('/');
  expect(routes).toContain('/report/faq/init-file');
  expect(routes).toContain('/report/category/användarmanual');
  expect(routes).toContain('/report/category/faq-2');
  expect(routes).toContain('/internal');
  expect(routes).not.toContain('/report');
});
