import {readFileSync} from 'node:fs';
import path from 'node:path';
import {anythingIn, renamed} from '../lib/causes';
import {utf8Fault} from '../lib/text';
import {isText} from '../rules/readings';
import type {Check, Finding} from '../types';

/** Names that become an address: pages and their pictures. Folders have got theirs. */
const addressed =
  /^(?:docs-|i18n\/en\/docusaurus-plugin-content-docs-|static\/img\/).*?([^/]*)\.(?:mdx?|svg|png|jpe?g|webp|avif|gif)$/i;

const plainName = (file: string): string =>
  path.posix
    .basename(file)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\w.-]+/g, '-');

function nameFaults(files: readonly string[]): Finding[] {
  const seen = new Map<string, string>();
  return files.flatMap((file) => {
    const composed = file.normalize('NFC');
    const other = seen.get(composed.toLowerCase());
    seen.set(composed.toLowerCase(), file);
    const faults: (readonly [isWrong: boolean, what: string, fix: string])[] = [
      [file !== composed, 'has letters with separate accents (not NFC)', `Rename it to ${composed}.`],
      [
        /[^\w.-]|[A-Z]/.test(addressed.exec(composed)?.[1] ?? ''),
        'becomes an address, and has capitals, spaces or other letters than a–z',
        `Rename it to ${plainName(file)} (a published page: npm run page -- move).`,
      ],
      [
        other !== undefined,
        `differs from ${other} in letter case only; some systems keep one of them`,
        'Rename one of the two.',
      ],
    ];
    return faults
      .filter(([isWrong]) => isWrong)
      .map(([, what, fix]) => ({file, line: 1, message: `The file name ${what}.`, fix, explains: [renamed]}));
  });
}

/** Text that every system reads the same way. */
export default {
  description: 'UTF-8 without byte order mark, composed letters, no signs that nobody sees, plain file names',
  run: ({root, files}) => [
    ...nameFaults([...files].sort()),
    ...files.filter(isText).flatMap((file) => {
      const fault = utf8Fault(readFileSync(path.join(root, file)));
      return fault === undefined ? [] : [{...fault, file, covers: fault.line, explains: [anythingIn(file)]}];
    }),
  ],
} satisfies Check;
