import {expect, it} from 'vitest';
import {render} from '../../render.testing';

it('shows parameters, a request that can be sent, and the answer', () => {
  const html = render('Endpoint', {id: 'get-views-name-rows'});
  const [heading] = /<h3[^>]* id="get-views-name-rows">.*?<\/h3>/.exec(html)!;
  expect(heading.replace(/<[^>]+>/g, '')).toMatch(/^GET \/views\/\{name\}\/rows/);
  expect(html).toContain('/v1/views/rpt.TrialBalance/rows');
  expect(html).toContain('nextCursor');
  expect(html).toContain('href="/api/api#error-invalid-filter"');
});

it('needs no token to get one', () => {
  const html = render('Endpoint', {id: 'post-oauth-token'});
  expect(html).toContain('Ingen åtkomsttoken behövs');
  expect(html).not.toContain('Authorization');
  expect(html.replace(/<[^>]+>/g, '')).toContain('grant_type=client_credentials');
});

it('shows no answer where there is no body', () => {
  expect(render('Endpoint', {id: 'get-backups-id-download'})).not.toContain('Svar 302');
});
