import type {Files} from '../files';
import {PageError} from '../page';
import {textsOf} from '../references';

/** Where readers, or the build, would miss what is gone. */
const inUse = /^(?:docs-|i18n\/|src\/|config\/)/;

const mostPlaces = 8;

/**
 * @param mention what a page or the data says when it uses the part
 * @param isOwn whether a file belongs to the part itself, and so may say it
 * @throws PageError with the places that still name what is to be removed
 */
export function requireUnused(files: Files, name: string, mention: RegExp, isOwn: (file: string) => boolean): void {
  const places = textsOf(files.root)
    .filter((file) => inUse.test(file) && !isOwn(file))
    .flatMap((file) =>
      files
        .read(file)
        .split('\n')
        .flatMap((line, index) => (mention.test(line) ? [`  ${file}:${index + 1}`] : [])),
    );
  if (places.length > 0) {
    const more = places.length > mostPlaces ? [`  and ${places.length - mostPlaces} more`] : [];
    throw new PageError(
      [`${name} is still used. Take it out here first:`, ...places.slice(0, mostPlaces), ...more].join('\n'),
    );
  }
}
