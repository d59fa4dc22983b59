import {createHash} from 'node:crypto';
import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {addressOf} from '../../packages/finished-pages';
import {servedChunk} from '../../packages/lean-delivery';
import {listFiles} from '../lib/builtSite';
import type {OfflineManifest, OfflineSection} from '../../src/offline/site';

/** Folders of what any page may load. Pictures for sharing services stand in another. */
const sharedFolders = /^assets\/(?:css|js|search)\//;

/** Fonts that pages name, which may be those of the other language, relative to the root of theirs. */
function fontsOf(pages: ReadonlyMap<string, string>, root: string): string[] {
  const named = [...pages.values()].flatMap((html) => html.match(/\/[^\s"'(=]*assets\/fonts\/[^\s"')>]+/g) ?? []);
  return [...new Set(named)].map((address) => path.posix.relative(root, address));
}

/** Pages that are kept with every section, where the build has them. */
const everywhere = ['index.html', 'search.html'];

/** Names of the scripts of texts, which a click inside the site asks for, by page. */
function textsOf(pages: ReadonlyMap<string, string>, files: readonly string[]): Map<string, string> {
  return new Map(
    [...pages].flatMap(([page, html]) => {
      const chunk = servedChunk(html);
      const script = chunk && files.find((name) => name.startsWith(`assets/js/${chunk}.`));
      return script ? [[page, script] as const] : [];
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
export function makeManifest(
  dir: string,
  root: string,
  sections: readonly Pick<OfflineSection, 'id' | 'label'>[],
): OfflineManifest {
  const files = listFiles(dir).sort();
  const pages = new Map(
    files.filter((name) => name.endsWith('.html')).map((name) => [name, readFileSync(path.join(dir, name), 'utf8')]),
  );
  const texts = textsOf(pages, files);
  const textScripts = new Set(texts.values());
  const shared = files.filter((name) => sharedFolders.test(name) && !textScripts.has(name));
  const fonts = fontsOf(pages, root);
  const sizesOf = (names: readonly string[], address: (name: string) => string) =>
    names.map((name) => [encodeURI(address(name)), statSync(path.join(dir, name)).size] as const);

  const listed = sections.map(({id, label}): OfflineSection => {
    const own = [...pages.keys()].filter((name) => name === `${id}.html` || name.startsWith(`${id}/`));
    if (own.length === 0) {
      throw new Error(`${dir} has no page of the section ${id}, which readers are to be offered offline.`);
    }
    const kept = sizesOf([...everywhere.filter((name) => pages.has(name)), ...own], (name) => addressOf(name, root));
    const scripts = own.flatMap((page) => texts.get(page) ?? []);
    const loaded = sizesOf([...new Set([...shared, ...fonts, ...scripts])], (name) => path.posix.join(root, name));
    return {id, label, pages: kept.map(([address]) => address), sizes: Object.fromEntries([...kept, ...loaded])};
  });

  const hash = createHash('sha256').update(JSON.stringify(listed));
  pages.forEach((html) => hash.update(html));
  return {id: hash.digest('hex').slice(0, 16), sections: listed};
}
