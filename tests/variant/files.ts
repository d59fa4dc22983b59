import {readFileSync} from 'node:fs';
import path from 'node:path';
import {variantBuild} from '../../tools/lib/paths';

/** HTML of a built page, without the quotation marks that HTML can do without. */
export function htmlOf(page: string): string {
  return readFileSync(path.join(variantBuild, `${page}.html`), 'utf8').replaceAll('"', '');
}
