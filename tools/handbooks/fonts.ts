import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const families = ['schibsted-grotesk', 'cascadia-mono'];
const weights = [400, 600, 700];

/** Begins the addresses of the fonts while a handbook is printed. */
const prefix = '/@fontsource/';

/** Where a package of a font lies. */
const folderOf = (family: string): string => path.dirname(require.resolve(`@fontsource/${family}/package.json`));

/** The faces of the handbooks: one file per weight, because Chromium draws a variable font's letters instead of embedding it. */
export function fontFaces(): string {
  return families
    .flatMap((family) =>
      weights.map((weight) =>
        readFileSync(path.join(folderOf(family), `${weight}.css`), 'utf8').replaceAll(
          'url(./files/',
          `url(${prefix}${family}/files/`,
        ),
      ),
    )
    .join('\n');
}

/** The file of a font at an address that `fontFaces` names; `undefined` for another address. */
export function fontFile(pathname: string): string | undefined {
  const [family, ...file] = pathname.startsWith(prefix) ? pathname.slice(prefix.length).split('/') : [];
  return family && families.includes(family) ? path.join(folderOf(family), ...file) : undefined;
}
