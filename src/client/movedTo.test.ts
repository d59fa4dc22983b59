import {expect, it} from 'vitest';
import {movedTo} from './movedTo';

const table = {'/report/faq/a#old': '/report/faq/b#new', '/report/faq/a#x-one': '/c', '/report/faq/a#x-*': '/d#y-*'};

it.each([
  ['/report/faq/a', '#old', '/report/faq/b#new'],
  ['/en/report/faq/a', '#old', '/en/report/faq/b#new'],
  ['/base/en/report/faq/a', '#old', '/base/en/report/faq/b#new'],
  ['/report/faq/a', '#other', undefined],
  ['/report/faq/c', '#old', undefined],
  ['/report/faq/a', '', undefined],
  ['/en/report/faq/a', '#x-one', '/en/c'],
  ['/en/report/faq/a', '#x-two', '/en/d#y-two'],
  ['/report/faq/b', '#x-two', undefined],
])('%s%s leads to %s', (pathname, hash, target) => {
  expect(movedTo(table, {pathname, hash})).toBe(target);
});
