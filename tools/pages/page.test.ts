import {describe, expect, it} from 'vitest';
import {namedPage} from './page';

describe('names', () => {
  it.each([['report/faq/a'], ['/report/faq/a'], ['/en/report/faq/a'], ['report/faq/a.mdx']])('reads %s', (typed) => {
    expect(namedPage(typed).name).toBe('report/faq/a');
  });

  it.each([
    ['raport/a', '"raport/a" begins with no section. Did you mean report/…?'],
    ['api', '"api" is a section.'],
    ['api/på-svenska', '"på-svenska" cannot be part of an address.'],
    ['api/../x', '".." cannot be part of an address.'],
  ])('refuses %s', (typed, message) => {
    expect(() => namedPage(typed)).toThrow(message);
  });
});
