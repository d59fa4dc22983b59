import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {addressOf} from '../../packages/finished-pages';
import type {OfflineManifest, OfflineSection} from '../../src/offline/site';

/** A section of the build, as it is offered to readers. */
export interface OfferedSection {
  readonly id: string;
  readonly label: string;
}

/** Folders of what any page may load. Pictures for sharing services stand in another. */
const sharedFolders = /^assets\/(?:css|fonts|js|search)\//;

/** Pages that are kept with every section, where the build has them. */
const everywhere = ['index.html', 'search.html'];

/** Name of the chunk of a page's text, which a click inside the site asks for (packages/lean-delivery). */
const textChunk = (html: string): string | undefined => /\bid="?yt-page\b[^>]*>\{"chunk":"([^"]+)"/.exec(html)?.[1];

/** Files below a folder by their names, with forward slashes, and what is in them. */
function readFiles(dir: string): Map<string, Buffer> {
  const files = readdirSync(dir, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  const names = files.map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
  return new Map(names.sort().map((name) => [name, readFileSync(path.join(dir, name))]));
}

/** Names of the scripts of texts, by page. */
function textsOf(pages: readonly string[], files: ReadonlyMap<string, Buffer>): Map<string, string> {
  const scripts = new Map(
    [...files.keys()].flatMap((name) => {
      const chunk = /^assets\/js\/([^.]+)\.[^/]+\.js$/.exec(name)?.[1];
      return chunk === undefined ? [] : [[chunk, name] as const];
    }),
  );
  return new Map(
    pages.flatMap((page) => {
      const script = scripts.get(textChunk(files.get(page)!.toString('utf8')) ?? '');
      return script === undefined ? [] : [[page, script] as const];
    }),
  );
}

/**
 * Lists what a reader can keep of one language.
 *
 * @param dir folder of the language in a finished build, absolute; the other language may lie below it
 * @param root address of that folder, as `/en/`
 * @param sections those of the build
 * @throws naming a section without pages
 */
export function makeManifest(dir: string, root: string, sections: readonly OfferedSection[]): OfflineManifest {
  const files = readFiles(dir);
  const pages = [...files.keys()].filter((name) => name.endsWith('.html'));
  const texts = textsOf(pages, files);
  const textScripts = new Set(texts.values());
  const shared = [...files.keys()].filter((name) => sharedFolders.test(name) && !textScripts.has(name));
  const sizesOf = (names: readonly string[], address: (name: string) => string) =>
    names.map((name) => [encodeURI(address(name)), files.get(name)!.length] as const);

  const listed = sections.map(({id, label}): OfflineSection => {
    const own = pages.filter((name) => name === `${id}.html` || name.startsWith(`${id}/`));
    if (own.length === 0) {
      throw new Error(`${dir} has no page of the section ${id}, which readers are to be offered offline.`);
    }
    const kept = sizesOf([...everywhere.filter((name) => files.has(name)), ...own], (name) => addressOf(name, root));
    const scripts = own.flatMap((page) => texts.get(page) ?? []);
    const loaded = sizesOf([...new Set([...shared, ...scripts])], (name) => root + name);
    return {id, label, pages: kept.map(([address]) => address), sizes: Object.fromEntries([...kept, ...loaded])};
  });

  const hash = createHash('sha256').update(JSON.stringify(listed));
  pages.forEach((page) => hash.update(files.get(page)!));
  return {id: hash.digest('hex').slice(0, 16), sections: listed};
}
