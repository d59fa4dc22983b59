import {expect, it} from 'vitest';
import {bannerHtml} from '.';

it('speaks the language of the page and names the base path', () => {
  expect(bannerHtml('en', '/docs/en/')).toContain('Your site did not load properly');
  expect(bannerHtml('en', '/docs/en/')).toContain('/docs/en/');
  expect(bannerHtml('sv', '/')).toContain('Webbplatsen lästes inte in');
});
