import {expect, it} from 'vitest';
import {render} from '../../render.testing';

it('shows text and remedy of each code, in the order they are named', () => {
  const html = render('ErrorList', {codes: 'YT-2012,YT-2001'});
  expect(html.indexOf('YT-2012')).toBeLessThan(html.indexOf('YT-2001'));
  expect(html).toContain('href="/report/faq/error-messages#yt-2012"');
  expect(html).toContain('Din IP-adress finns inte i listan över tillåtna nätverk.');
});
