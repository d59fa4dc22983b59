import {expect, it} from 'vitest';
import {render} from '../../render.testing';

it('shows the sentences, with codes linked and names marked', () => {
  const html = render('Statement', {of: 'certificate-remedy'});
  expect(html).toContain('<code>HostNameInCertificate</code>');
  expect(html).toContain('<strong>Server</strong>');
});
