import {describe, expect, it} from 'vitest';
import {decide} from './decide';
import {redirectTable} from './redirects';
import {pageFile} from './pages';
import {redirectRows} from './spellings';

const pages = [
  '/',
  '/en/',
  '/report/intro',
  '/en/report/intro',
  '/report/category/användarmanual',
  '/internal/Integrations/vitec-economy',
];
const redirects = redirectTable(pages);
const files = new Set(pages.map(pageFile));

describe('redirectRows', () => {
  const rows = redirectRows(pages, redirects);

  it('says what decide() says, row by row', () => {
    expect(rows.length).toBeGreaterThan(40);
    for (const {from, to} of rows) {
      expect(decide({files, redirects, baseUrl: '/'}, encodeURI(from))).toEqual({status: 301, location: to});
    }
  });

  it('never redirects an address to itself, and no page', () => {
    for (const {from, to} of rows) {
      expect(encodeURI(from)).not.toBe(to);
      expect(pages).not.toContain(from);
    }
  });

  it.each(['/a"b', '/a b', '/a$b', '/a;b', '/a{b', '/a\\b'])('refuses %j', (page) => {
    expect(() => redirectRows([page], new Map())).toThrow('could misread');
  });
});
