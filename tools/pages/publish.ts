import {parsePage} from '../check/corpus/parse';
import {anchorsOf} from '../check/lib/anchors';
import {freshnessIn} from '../../config/freshness';
import {findPair, stamp} from '../../packages/translation-freshness';
import {localeIds} from '../../src/lib/locales';
import type {Files} from './files';
import {anchorsFile, ensureFile, publishRoute, routeKey} from './lists';
import {filesOf, PageError, requirePage, type NamedPage} from './page';
import {pen} from './pen';

/** @throws PageError with the line of the first place that the template left for the writer */
function requireWritten(files: Files, page: NamedPage): void {
  for (const file of localeIds.flatMap((language) => filesOf(files.root, page, language))) {
    const line = files
      .read(file)
      .split('\n')
      .findIndex((text) => text.includes(pen));
    if (line !== -1) {
      throw new PageError(`${file}:${line + 1}  still holds advice of the template (${pen}). Replace it by the text.`);
    }
  }
}

/**
 * Makes a page of a draft: its address and anchors go on the published lists, and its translation is stamped.
 *
 * @returns a line per changed file
 * @throws PageError when the page does not exist or still holds advice of the template
 */
export function publishPage(files: Files, page: NamedPage): string[] {
  requirePage(files.root, page);
  requireWritten(files, page);
  Object.values(page.files).forEach((file) => files.edit(file, (text) => text.replace(/^draft: true\r?\n/m, '')));
  publishRoute(files, `/${page.name}`);
  const location = {file: page.files.sv, language: 'sv', section: page.section, relative: `${page.id}.mdx`} as const;
  const anchors = [...anchorsOf(parsePage(location, files.read(page.files.sv)))].map(
    (anchor) => `/${page.name}#${anchor}`,
  );
  ensureFile(files, anchorsFile);
  files.editLines(anchorsFile, (lines) => [...lines, ...anchors], routeKey);
  const lines = files.commit();
  const project = freshnessIn(files.root);
  stamp(project, [findPair(project, page.name)]);
  return lines;
}
