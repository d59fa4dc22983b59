import {UsageError} from '../../packages/common';
import {localeIds} from '../../src/lib/locales';
import {parsePage} from '../check/corpus/parse';
import {anchorsOf} from '../check/lib/addresses';
import type {Files} from './files';
import {addRedirect} from './lists';
import {commitKeepingFresh, isPublished} from './move';
import {filesOf, requirePage, type NamedPage} from './page';
import {updateLists} from './publish';
import {mentionOf, requireUnused, rewriteReferences} from './references';
import {removeFromSidebar} from './sidebar';

function anchorsAt(files: Files, page: NamedPage): Set<string> {
  const location = {file: page.files.sv, language: 'sv', section: page.section, relative: `${page.id}.mdx`} as const;
  return anchorsOf(parsePage(location, files.read(page.files.sv)));
}

/** Sends every link to a page to another one. A link keeps its anchor when the target has it. */
function leadTo(files: Files, page: NamedPage, target: NamedPage): void {
  requirePage(files.root, target);
  if (page.name === target.name) {
    throw new UsageError('A page cannot lead to itself.');
  }
  const anchors = anchorsAt(files, target);
  rewriteReferences(files, page.name, (anchor) => target.name + (anchors.has(anchor.slice(1)) ? anchor : ''));
}

/**
 * Removes a page in both languages, with its questions, and sends its readers to another page, along with every link.
 *
 * @param target may be left out for a page that has never been published and that no other one leads to
 * @returns a line per changed file
 * @throws UsageError when the page or the target does not exist, or a target is needed
 */
export async function removePage(files: Files, page: NamedPage, target?: NamedPage): Promise<string[]> {
  requirePage(files.root, page);
  const own = localeIds.flatMap((language) => filesOf(files.root, page, language));
  const wasPublished = isPublished(files, page.name);
  if (target) {
    leadTo(files, page, target);
  } else if (wasPublished) {
    throw new UsageError('The page has been published. Say where its readers are to go: --to report/faq/init-file.');
  } else {
    requireUnused(files, page.name, mentionOf(page.name), (file) => own.includes(file));
  }
  removeFromSidebar(files, page);
  own.forEach((file) => files.remove(file));
  if (wasPublished && target) {
    addRedirect(files, `/${page.name}`, `/${target.name}`);
  }
  const lines = await commitKeepingFresh(files, new Map([[`${page.name}.mdx`, undefined]]));
  return wasPublished ? [...lines, ...(await updateLists(files.root))] : lines;
}
