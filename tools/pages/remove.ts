import {localeIds} from '../../src/lib/locales';
import {parsePage} from '../check/corpus/parse';
import {anchorsOf} from '../check/lib/anchors';
import type {Files} from './files';
import {addRedirect, anchorsFile, ensureFile, retire, routeKey} from './lists';
import {isPublished, keepingFresh} from './move';
import {sidebarFile} from './new';
import {filesOf, PageError, requirePage, type NamedPage} from './page';
import {requireUnused} from './parts/mentions';
import {mentionOf, rewriteReferences} from './references';
import {removeFromSidebar} from './sidebar';

/** Anchors that links to the removed page may keep at the target. */
function anchorsAt(files: Files, page: NamedPage): Set<string> {
  const location = {file: page.files.sv, language: 'sv', section: page.section, relative: `${page.id}.mdx`} as const;
  return anchorsOf(parsePage(location, files.read(page.files.sv)));
}

/** Sends every link to a page to another one. A link keeps its anchor when the target has it. */
function leadTo(files: Files, page: NamedPage, target: NamedPage): void {
  requirePage(files.root, target);
  if (page.name === target.name) {
    throw new PageError('A page cannot lead to itself.');
  }
  const anchors = anchorsAt(files, target);
  rewriteReferences(files, page.name, (anchor) => target.name + (anchors.has(anchor.slice(1)) ? anchor : ''));
}

/**
 * Removes a page in both languages, with its questions, and sends its readers to another page, along with every link.
 *
 * @param target may be left out for a page that has never been published and that no other one leads to
 * @returns a line per changed file
 * @throws PageError when the page or the target does not exist, or a target is needed
 */
export function removePage(files: Files, page: NamedPage, target?: NamedPage): string[] {
  requirePage(files.root, page);
  const published = isPublished(files, page.name);
  if (target) {
    leadTo(files, page, target);
  } else if (published) {
    throw new PageError('The page has been published. Say where its readers are to go: --to report/faq/init-file.');
  } else {
    const own = localeIds.flatMap((language) => filesOf(files.root, page, language));
    requireUnused(files, page.name, mentionOf(page.name), (file) => own.includes(file));
  }
  files.edit(sidebarFile(page.section), (source) => removeFromSidebar(source, page.id));
  localeIds.flatMap((language) => filesOf(files.root, page, language)).forEach((file) => files.remove(file));
  if (published && target) {
    addRedirect(files, `/${page.name}`, `/${target.name}`);
    retire(files, `/${page.name}`);
    ensureFile(files, anchorsFile);
    files.editLines(anchorsFile, (lines) => lines.filter((line) => !line.startsWith(`/${page.name}#`)), routeKey);
  }
  return keepingFresh(files, () => files.commit(), new Map([[`${page.name}.mdx`, undefined]]));
}
