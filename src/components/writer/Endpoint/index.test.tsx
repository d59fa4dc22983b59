import {expect, it} from 'vitest';
import {render} from '../../render.testing';

/** What every request with an access token can give, as docs-api/api.mdx says. */
const ofEvery = ['ip_not_allowed', 'invalid_token', 'missing_scope', 'rate_limited'];

it('leaves the errors of every request to the page', () => {
  const rows = render('Endpoint', {id: 'get-views-name-rows'});
  expect(rows).toContain('unknown_column');
  expect(ofEvery.filter((code) => rows.includes(code))).toEqual([]);
  expect(render('Endpoint', {id: 'get-views'})).not.toContain('Felkoder');
  expect(render('Endpoint', {id: 'post-oauth-token'})).toContain('rate_limited');
});

it('sends the parameters that a saved query needs', () => {
  expect(render('Endpoint', {id: 'post-query'}).replace(/<[^>]+>/g, '')).toContain('"parameters":{"year":2025}');
});
