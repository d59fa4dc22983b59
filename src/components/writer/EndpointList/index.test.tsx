import {expect, it} from 'vitest';
import {httpApi} from '../../../product/facts';
import {render} from '../../render.testing';

it('links every endpoint to its description', () => {
  const html = render('EndpointList');
  expect(html.match(/href="\/api\/api#/g)).toHaveLength(httpApi.endpoints.length);
  expect(html).toContain('<a href="/api/api#get-sync-runs"><code>GET /sync-runs</code></a>');
});
