import {expect, test} from '@playwright/test';

/** What the host answers for other spellings of an address. Queries are kept. */
const redirects: readonly (readonly [string, string])[] = [
  ['/report', '/report/intro'],
  ['/en/report?x=1', '/en/report/intro?x=1'],
  ['/api/', '/api/about'],
  ['/en', '/en/'],
  ['/report/intro/', '/report/intro'],
  ['/report/intro.html?q=%C3%A5', '/report/intro?q=%C3%A5'],
  ['/report/category/anvandarmanual-1', '/report/category/anv%C3%A4ndarmanual-1'],
  ['/en/report/category/systeminstallningar', '/en/report/category/systeminst%C3%A4llningar'],
  ['/report/category/anva%CC%88ndarmanual', '/report/category/anv%C3%A4ndarmanual'],
  ['/internal/integrations/vitec-economy', '/internal/Integrations/vitec-economy'],
  ['/en/internal/category/losningar', '/en/internal/category/l%C3%B6sningar'],
];

for (const [from, to] of redirects) {
  test(`${from} leads to ${to}`, async ({request}) => {
    const answer = await request.get(from, {maxRedirects: 0});
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe(to);
    expect((await request.get(to)).status()).toBe(200);
  });
}
