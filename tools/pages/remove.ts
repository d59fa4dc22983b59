import {localeIds} from '../../src/lib/locales';
import {parsePage} from '../check/corpus/parse';
import {anchorsOf} from '../check/lib/anchors';
import type {Files} from './files';
import {addRedirect, anchorsFile, ensureFile, pagesFile, retire, routeKey} from './lists';
import {isPublished, keepingFresh} from './move';
import {sidebarFile} from './new';
import {filesOf, PageError, requirePage, type NamedPage} from './page';
import {rewriteReferences} from './references';
import {removeFromSidebar} from './sidebar';

/** Anchors that links to the removed page may keep at the target. */
function anchorsAt(files: Files, page: NamedPage): Set<string> {
  const location = {file: page.files.sv, language: 'sv', section: page.section, relative: `${page.id}.mdx`} as const;
  return anchorsOf(parsePage(location, files.read(page.files.sv)));
}

/**
 * Removes a page in both languages, with its questions, and sends its readers to another page, along with every link.
 * A link keeps its anchor when the target has it.
 *
 * @returns a line per changed file
 * @throws PageError when the page or the target does not exist
 */
export function removePage(files: Files, page: NamedPage, target: NamedPage): string[] {
  requirePage(files.root, page);
  requirePage(files.root, target);
  if (page.name === target.name) {
    throw new PageError('A page cannot lead to itself.');
  }
  const anchors = anchorsAt(files, target);
  const published = isPublished(files, page.name);
  files.edit(sidebarFile(page.section), (source) => removeFromSidebar(source, page.id));
  files.editJson<{pages: {route: string}[]}>(pagesFile, ({pages}) => ({
    pages: pages.filter(({route}) => route !== page.name),
  }));
  rewriteReferences(files, page.name, (anchor) => target.name + (anchors.has(anchor.slice(1)) ? anchor : ''));
  localeIds.flatMap((language) => filesOf(files.root, page, language)).forEach((file) => files.remove(file));
  if (published) {
    addRedirect(files, `/${page.name}`, `/${target.name}`);
    retire(files, `/${page.name}`);
    ensureFile(files, anchorsFile);
    files.editLines(anchorsFile, (lines) => lines.filter((line) => !line.startsWith(`/${page.name}#`)), routeKey);
  }
  return keepingFresh(files, () => files.commit(), new Map([[`${page.name}.mdx`, undefined]]));
}
