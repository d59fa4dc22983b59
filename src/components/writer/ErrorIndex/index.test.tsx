import {expect, it} from 'vitest';
import {render} from '../../render.testing';

it('lists the families and codes of its page, and of no other', () => {
  const html = render('ErrorIndex', {page: 'report/faq/error-messages'});
  expect(html).toMatch(/^<nav [^>]*aria-label="Felkoder på sidan">/);
  expect(html).toContain('<b>2xxx</b> Anslutning');
  expect(html).toContain('YT-4015');
  expect(html).not.toContain('YT-5001');
});
