import {readFileSync} from 'node:fs';
import path from 'node:path';
import {buildDir} from '../../tools/lib/paths';

/** HTML of a page of the finished build, by its address (`/report/intro`, `/en/`). */
export function pageHtml(route: string): string {
  const file = route.endsWith('/') ? `${route}index.html` : `${route}.html`;
  return readFileSync(path.join(buildDir, file), 'utf8');
}

/** Every id that a link can lead to on a page. */
export function anchors(route: string): Set<string> {
  return new Set([...pageHtml(route).matchAll(/\sid="?([^"\s>]+)/g)].map((match) => match[1]!));
}

/** Addresses that a page's own content links to, without hash, in the page's language. */
export function contentLinks(route: string): string[] {
  const [, main = ''] = pageHtml(route).split('<main');
  return [...main.matchAll(/href="?(\/[^"\s>#?]*)/g)].map((match) => match[1]!);
}
