import {afterEach, expect, it, vi} from 'vitest';
import {recentPages, rememberPage} from './recentPages';

afterEach(() => vi.unstubAllGlobals());

it('offers the last pages of a language, without the one that is open', () => {
  let kept: string | null = null;
  const localStorage = {getItem: () => kept, setItem: (_: string, items: string) => void (kept = items)};
  const read = (lang: string, pathname: string) => {
    vi.stubGlobal('document', {documentElement: {lang}});
    vi.stubGlobal('window', {localStorage, location: {pathname}});
    rememberPage(pathname, `Sidan ${pathname}`);
  };
  ['/a', '/b', '/c', '/d', '/e', '/f', '/d'].forEach((pathname) => read('sv', pathname));
  read('en', '/en/a');
  expect(recentPages.read()).toEqual([]);
  read('sv', '/g');
  expect(recentPages.read().map(({url}) => url)).toEqual(['/d', '/f', '/e', '/c']);
});
