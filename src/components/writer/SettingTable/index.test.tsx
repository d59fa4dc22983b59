import {expect, it} from 'vitest';
import {render} from '../../render.testing';

it('has a row with an anchor per key of the section', () => {
  const html = render('SettingTable', {section: 'SystemDatabase'});
  expect(html).toContain('<tr id="systemdatabase-server">');
  expect(html).toContain('<span class="yt-empty">tomt</span>');
  expect(html).toContain('<code class="num">15 s</code>');
  expect(html).toContain('10 av 41 nycklar');
  expect(html).not.toContain('[SignIn]');
});

it('shows all keys when no section is named', () => {
  const html = render('SettingTable');
  expect(html.match(/<tr id=/g)).toHaveLength(41);
  expect(html).toContain('<code>[SystemDatabase]</code>');
  expect(html).toContain('41 av 41 nycklar');
});
