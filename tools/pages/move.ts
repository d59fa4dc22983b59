import {UsageError} from '../../packages/common';
import {localeIds} from '../../src/lib/locales';
import {freshnessIn} from '../../config/docs';
import {questionsFileOf} from '../../config/questions';
import {frontMatterOf} from '../../packages/page-source';
import {allPairs, allStatuses, renameInSideFile, stamp} from '../../packages/translation-freshness';
import type {Files} from './files';
import {addRedirect, anchorsFile, routesFile} from './lists';
import {filesOf, requireNoPage, requirePage, type NamedPage} from './page';
import {updateLists} from './publish';
import {rewriteReferences} from './references';
import {insertInSidebar, removeFromSidebar, renameInSidebar} from './sidebar';

/** Whether a page has been published, and therefore needs a redirect. */
export function isPublished(files: Files, name: string): boolean {
  return files.read(routesFile).split('\n').includes(`/${name}`);
}

/** @throws UsageError for a page whose address its front matter sets */
function requireNoSlug(files: Files, page: NamedPage): void {
  if (frontMatterOf(files.read(page.files.sv)).slug !== undefined) {
    throw new UsageError(`${page.files.sv} sets its own address (slug). Take the slug away, or move the page by hand.`);
  }
}

/**
 * Writes everything and keeps translations fresh that were so before: addresses have changed, not what pages say.
 *
 * @param renamed files of pages by what they were; nothing for those that are gone
 */
export async function commitKeepingFresh(
  files: Files,
  renamed: ReadonlyMap<string, string | undefined>,
): Promise<string[]> {
  const project = freshnessIn(files.root);
  const fresh = allStatuses(project)
    .filter(({state}) => state === 'fresh')
    .map(({pair}) => pair.key);
  const lines = await files.commit();
  for (const [from, to] of renamed) {
    renameInSideFile(project, from, to);
  }
  const keys = new Set(fresh.map((key) => renamed.get(key) ?? key));
  const pairs = allPairs(project).filter(({key}) => keys.has(key));
  const stamped = stamp(project, pairs);
  return [...lines, ...stamped.map((file) => `stamped ${file}`)];
}

function moveInSidebars(files: Files, from: NamedPage, to: NamedPage, after: string | undefined): void {
  if (from.section === to.section && after === undefined) {
    renameInSidebar(files, from, to);
    return;
  }
  removeFromSidebar(files, from);
  insertInSidebar(files, to, after);
}

function moveFiles(files: Files, from: NamedPage, to: NamedPage): void {
  for (const language of localeIds) {
    for (const source of filesOf(files.root, from, language)) {
      const isPage = source === from.files[language];
      files.write(isPage ? to.files[language] : questionsFileOf(to.files[language]), files.read(source));
      files.remove(source);
    }
  }
}

/**
 * Moves a page in both languages: files with their questions, sidebar, every link and mention, the published lists, and
 * a redirect from the old address.
 *
 * @param after page that it is to follow in the sidebar; needed in another section's new folder
 * @returns a line per changed file
 * @throws UsageError when `from` does not exist or `to` does
 */
export async function movePage(files: Files, from: NamedPage, to: NamedPage, after?: string): Promise<string[]> {
  requirePage(files.root, from);
  requireNoPage(files.root, to);
  requireNoSlug(files, from);
  const wasPublished = isPublished(files, from.name);
  moveInSidebars(files, from, to, after);
  rewriteReferences(files, from.name, (anchor) => to.name + anchor);
  moveFiles(files, from, to);
  if (wasPublished) {
    addRedirect(files, `/${from.name}`, `/${to.name}`);
    // The anchors keep their promise at the new address; browsers carry them over a redirect.
    files.edit(anchorsFile, (text) => text.replaceAll(`/${from.name}#`, `/${to.name}#`));
  }
  const lines = await commitKeepingFresh(files, new Map([[`${from.name}.mdx`, `${to.name}.mdx`]]));
  return wasPublished ? [...lines, ...(await updateLists(files.root))] : lines;
}
