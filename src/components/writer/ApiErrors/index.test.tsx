import {expect, it} from 'vitest';
import {httpApi} from '../../../product/facts';
import {render} from '../../render.testing';

it('has an anchor per error code', () => {
  const html = render('ApiErrors');
  expect(html.match(/<tr id="error-/g)).toHaveLength(httpApi.errors.length);
  expect(html).toContain('<tr id="error-rate-limited">');
});
