import {expect, it} from 'vitest';
import {otherRoutes} from './routes';

it('holds category pages of all editions, and the home page', () => {
  const routes = otherRoutes();
  expect(routes).toContain('/');
  expect(routes).toContain('/report/category/användarmanual');
  expect(routes).toContain('/report/category/faq-2');
  expect(routes).not.toContain('/report/faq/init-file');
});
