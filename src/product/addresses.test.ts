import {describe, expect, it} from 'vitest';
import {addressHref, addressText} from './addresses';

describe('an address', () => {
  it.each([
    ['https://status.yttra.example', 'https://status.yttra.example'],
    ['support@yttra.example', 'mailto:support@yttra.example'],
    ['+46 8 465 004 00', 'tel:+46846500400'],
    ['sql.yttra.example,1433', undefined],
  ])('%s leads to %s', (address, href) => expect(addressHref(address)).toBe(href));

  it('is a number within the country in Swedish, and one from abroad in English', () => {
    expect(addressText('+46 8 465 004 00', 'sv')).toBe('08-465 004 00');
    expect(addressText('+46 8 465 004 00', 'en')).toBe('+46 8 465 004 00');
    expect(addressText('support@yttra.example', 'sv')).toBe('support@yttra.example');
  });
});
