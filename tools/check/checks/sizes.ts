import {statSync} from 'node:fs';
import path from 'node:path';
import type {Check} from '../types';

const limits = [
  {files: /^(?:docs-|i18n\/).*\.mdx?$/, bytes: 40_000, fix: 'Divide the page; a reader looks for one thing at a time.'},
  {files: /^static\/.*\.woff2$/, bytes: 45_000, fix: 'Leave out signs and weights that no page uses.'},
  // A reader may be on a phone in a basement.
  {files: /^static\/img\//, bytes: 150_000, fix: 'Make it smaller: fewer pixels, or WebP.'},
  {files: /^static\//, bytes: 100_000, fix: 'Publish large files elsewhere and link to them.'},
];

/** Nothing on a page is bigger than its use. */
export default {
  description: 'pages, images, fonts and other files stay under their limits',
  run: ({root, files}) =>
    files.flatMap((file) => {
      const {bytes = Infinity, fix} = limits.find((limit) => limit.files.test(file)) ?? {};
      const size = bytes === Infinity ? 0 : statSync(path.join(root, file)).size;
      const message = `The file has ${Math.round(size / 1000)} KB; the limit is ${bytes / 1000} KB.`;
      return size > bytes ? [{file, line: 1, message, fix}] : [];
    }),
} satisfies Check;
