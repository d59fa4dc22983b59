import {expect, it} from 'vitest';
import {render} from '../../render.testing';

it('is a table in a named frame that the keyboard can reach', () => {
  const html = render('FactTable', {of: 'ports'});
  expect(html).toMatch(
    /^<div class="yt-tablewrap" tabindex="0" role="group" aria-label="Portar, går att rulla i sidled">/,
  );
  expect(html).toContain('<th scope="col">Till</th>');
  expect(html).toContain('<td data-l="Port" class="nowrap"><span>TCP 443</span></td>');
});

it('links error codes to their cards', () => {
  expect(render('FactTable', {of: 'connectionTests', ids: '1'})).toContain(
    '<a title="Servern … hittades inte." href="/report/faq/error-messages#yt-2001">YT-2001</a>',
  );
});
