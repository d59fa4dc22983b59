import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Props} from '@docusaurus/types';

/** A finished page of one language's build. */
export interface BuiltPage {
  /** Path below the build's folder, with forward slashes: `report/intro.html`. */
  readonly name: string;
  /** Absolute. */
  readonly file: string;
}

function nameOf(route: string, outDir: string): string {
  const candidates = route.endsWith('.html') ? [route] : [`${route}.html`, path.posix.join(route, 'index.html')];
  const found = candidates.find((name) => existsSync(path.join(outDir, name)));
  if (found === undefined) {
    throw new Error(
      `The build has no file for the page /${route} (looked for ${candidates.join(' and ')} in ${outDir}).`,
    );
  }
  return found;
}

/**
 * Address of a page by its file, with base path and language and decoded, as the router has it.
 *
 * @param name path below the build's folder: `index.html` is `/en/`, `report/intro.html` is `/en/report/intro`
 */
export function addressOf(name: string, baseUrl: string): string {
  return baseUrl + name.replace(/(?:(?:^|\/)index)?\.html$/, '');
}

/**
 * The page that stands at an address.
 *
 * @param address path with base path and language
 * @throws naming a page that has no file
 */
export function builtPage(address: string, {outDir, baseUrl}: Pick<Props, 'outDir' | 'baseUrl'>): BuiltPage {
  const name = nameOf(decodeURI(address.slice(baseUrl.length)), outDir);
  return {name, file: path.join(outDir, name)};
}

/**
 * The pages of the language that has just been built, each once; the other language may already lie below `outDir`.
 *
 * @throws naming a page that has no file
 */
export function builtPages({
  outDir,
  baseUrl,
  routesPaths,
}: Pick<Props, 'outDir' | 'baseUrl' | 'routesPaths'>): BuiltPage[] {
  const pages = routesPaths.map((route) => builtPage(route, {outDir, baseUrl}));
  return [...new Map(pages.map((page) => [page.name, page])).values()];
}

/**
 * Changes a finished page. Without a pause between reading and writing: the plugins' steps after
 * the build run side by side, and one would undo what the other has written in the meantime.
 */
export function editPage(file: string, edit: (html: string) => string): void {
  const html = readFileSync(file, 'utf8');
  const edited = edit(html);
  if (edited !== html) {
    writeFileSync(file, edited);
  }
}

/**
 * Writes a file of a finished build, with the folders that it needs.
 *
 * @param name path below the build's folder
 */
export async function writeOutput({outDir}: Pick<Props, 'outDir'>, name: string, text: string): Promise<void> {
  const file = path.join(outDir, name);
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, text);
}
