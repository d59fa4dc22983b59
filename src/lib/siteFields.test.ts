import {expect, it} from 'vitest';
import {mailto} from './siteFields';

it('keeps å, &, ? and line breaks through the address', () => {
  const href = mailto('support@yttra.example', 'Fråga & svar?', 'Rad ett\nRad två');
  const url = new URL(href);
  expect(url.protocol).toBe('mailto:');
  expect(url.pathname).toBe('support@yttra.example');
  expect(url.searchParams.get('subject')).toBe('Fråga & svar?');
  expect(url.searchParams.get('body')).toBe('Rad ett\r\nRad två');
});
