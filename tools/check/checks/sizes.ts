import {statSync} from 'node:fs';
import path from 'node:path';
import {errorAt} from '../problem';
import type {Check, Problem} from '../types';

interface Limit {
  readonly files: RegExp;
  readonly bytes: number;
  readonly fix: string;
}

/** Largest size of each kind of file; images are the check `images`'s. */
const limits: readonly Limit[] = [
  {files: /^(?:docs-|i18n\/).*\.mdx?$/, bytes: 40_000, fix: 'Divide the page; a reader looks for one thing at a time.'},
  {files: /^static\/.*\.woff2$/, bytes: 45_000, fix: 'Leave out signs and weights that no page uses.'},
  {files: /^static\/(?!img\/|fonts\/)/, bytes: 100_000, fix: 'Publish large files elsewhere and link to them.'},
];

/** Nothing on a page is bigger than its use. */
export const sizes: Check = {
  name: 'sizes',
  description: 'pages, fonts and other files stay under their limits',
  run: ({root, files}) =>
    files.flatMap((file): Problem[] => {
      const limit = limits.find((candidate) => candidate.files.test(file));
      const size = limit ? statSync(path.join(root, file)).size : 0;
      return limit && size > limit.bytes
        ? [
            errorAt(
              file,
              1,
              `The file has ${Math.round(size / 1000)} KB; the limit is ${limit.bytes / 1000} KB.`,
              limit.fix,
            ),
          ]
        : [];
    }),
};
