import {pageSources} from '../references';
import type {Files} from '../files';
import {PageError} from '../page';

const mostPlaces = 8;

/**
 * @param mention what a page or the data says when it uses the part
 * @param own files of the part itself, which may say so
 * @throws PageError with the places that still name a part that is to be removed
 */
export function requireUnused(files: Files, name: string, mention: RegExp, own: (file: string) => boolean): void {
  const places = pageSources(files.root)
    .filter((file) => !own(file))
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
