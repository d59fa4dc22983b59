import {UsageError} from '../../packages/common';
import {checksNamed, runChecks} from '../check/run';
import {freshnessIn} from '../../config/docs';
import {findPair, stamp} from '../../packages/translation-freshness';
import {localeIds} from '../../src/lib/locales';
import type {Files} from './files';
import {filesOf, requirePage, todoMark, type NamedPage} from './page';

/** @throws UsageError with every place that the template left for the writer */
function requireWritten(files: Files, page: NamedPage): void {
  const left = localeIds
    .flatMap((language) => filesOf(files.root, page, language))
    .flatMap((file) =>
      files
        .read(file)
        .split('\n')
        .flatMap((text, index) => (text.includes(todoMark) ? [`${file}:${index + 1}  ${text.trim()}`] : [])),
    );
  if (left.length > 0) {
    const places = left.join('\n');
    throw new UsageError(
      `The page still holds advice of the template (${todoMark}). Replace it by the text:\n${places}`,
    );
  }
}

/**
 * Puts what is live now on the lists of addresses and anchors, and what is led elsewhere on the list of the retired.
 *
 * @param root project folder, absolute
 * @returns a line per changed list, and what is in the way of it
 */
export async function updateLists(root: string): Promise<string[]> {
  const {fixed, problems} = await runChecks(root, checksNamed('published'), {fix: true});
  return [...fixed, ...problems.map(({file, line, message}) => `${file}:${line}  ${message}`)];
}

/**
 * Makes a page of a draft: its address and anchors go on the published lists, and its translation is stamped.
 *
 * @returns a line per changed file
 * @throws UsageError when the page does not exist or still holds advice of the template
 */
export async function publishPage(files: Files, page: NamedPage): Promise<string[]> {
  requirePage(files.root, page);
  requireWritten(files, page);
  Object.values(page.files).forEach((file) => files.edit(file, (text) => text.replace(/^draft: true\r?\n/m, '')));
  const lines = await files.commit();
  const project = freshnessIn(files.root);
  const stamped = stamp(project, [findPair(project, page.name)]).map((file) => `stamped ${file}`);
  return [...lines, ...stamped, ...(await updateLists(files.root))];
}
