import {expect, it} from 'vitest';
import {render} from '../../render.testing';

it('draws one function under its anchor, with both list separators', () => {
  const html = render('FunctionReference', {name: 'YT.OPENITEMS'});
  expect(html).toMatch(/<h3[^>]* id="yt-openitems">YT\.OPENITEMS/);
  const words = html.replace(/<[^>]+>/g, '');
  expect(words).toContain('=YT.OPENITEMS(reskontra; per_datum; [motpart]; [åldersintervall]; [bolag])');
  expect(html).toContain('=YT.OPENITEMS(reskontra, per_datum, [motpart], [åldersintervall], [bolag])');
  expect(html).toContain('148\u00a0000');
  expect(html).toContain('href="/report/report-buildning/error-messages#yt-5003"');
});

it('draws all functions when none is named', () => {
  const html = render('FunctionReference');
  expect(html.match(/<h3/g)).toHaveLength(14);
});
