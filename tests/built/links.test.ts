import {statSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {attribute} from '../../packages/common';
import {pageFile} from '../../deploy/routing/pages';
import {redirectTable} from '../../deploy/routing/redirects';
import {buildDir} from '../../tools/lib/paths';
import {ParsedPage, parsedPage, publishedRoutes} from './parsed';

const redirects = redirectTable(publishedRoutes);

const isFile = (name: string) => statSync(path.join(buildDir, name), {throwIfNoEntry: false})?.isFile() === true;

/** Whether a good host answers an address of the site with a page or a file. */
function isThere(address: string): boolean {
  const name = decodeURI(new URL(address, 'https://site.example').pathname);
  return redirects.has(name) || isFile(name) || isFile(pageFile(name));
}

/** What a page links to, or loads, at an address of the site's own that is not there. */
const deadLinks = (page: ParsedPage): string[] =>
  page
    .elements(() => true)
    .flatMap((element) => [attribute(element, 'href'), attribute(element, 'src')])
    .filter((address): address is string => /^\/(?!\/)/.test(address ?? ''))
    .filter((address) => !isThere(address));

test.each(publishedRoutes)('%s leads to pages and files that are there', (route) =>
  expect(deadLinks(parsedPage(route))).toEqual([]),
);

test('a link to a file that is not there is seen', () =>
  expect(deadLinks(new ParsedPage('<a href="/en/artefacts/openapi.json">A</a><img src=/img/none.png>'))).toEqual([
    '/en/artefacts/openapi.json',
    '/img/none.png',
  ]));
