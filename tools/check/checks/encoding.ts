import {readFileSync} from 'node:fs';
import path from 'node:path';
import {renamed} from '../lib/causes';
import {invalidUtf8Line, lineOfOffset, notUtf8} from '../lib/text';
import {errorAt} from '../problem';
import type {Check, Edit, Problem} from '../types';

/** Files whose bytes are not text. */
const binary = /\.(?:png|jpe?g|webp|avif|gif|ico|woff2?|wasm|pdf|zip|gz|bak)$/i;

/** Folder of files that are broken on purpose, for the tests of what happens then. */
const brokenOnPurpose = /^tests\/(?:faults|fixtures|oracle)\//;

type Fault = Pick<Problem, 'line' | 'message' | 'fix' | 'mend' | 'covers'>;

/** What no file is to hold. */
interface Sign {
  readonly find: RegExp;
  readonly says: (found: string) => string;
  readonly fix?: string;
  /** What `--fix` writes instead; nothing is wrong where that is the same. */
  readonly becomes?: (found: string) => string;
  /** One fault of the whole file, from the first place to the last. */
  readonly once?: true;
}

const codeOf = (sign: string) => `U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;

const signs: readonly Sign[] = [
  {find: /^\uFEFF/g, says: () => 'The file begins with a byte order mark.', becomes: () => ''},
  {find: /\r\n?/g, says: () => 'The lines end as in Windows (CRLF).', becomes: () => '\n', once: true},
  {find: /\0+/g, says: () => 'The line holds a NUL character.', fix: 'Take it away.'},
  {
    find: /\uFFFD+/g,
    says: () => 'The line holds U+FFFD, the sign of a character that was lost.',
    fix: 'Write the lost character again.',
  },
  {
    find: /^.*\p{M}.*$/gmu,
    says: () => 'The line holds letters with separate accents (not NFC).',
    becomes: (line) => line.normalize('NFC'),
  },
  {
    // Of no width, hyphens that may break a word, direction of writing.
    find: /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069]|(?<!^)\uFEFF/g,
    says: (sign) => `The line holds a sign that nobody sees (${codeOf(sign)}).`,
    becomes: () => '',
  },
  {
    // One sign for two or three letters, as PDF files have them; nobody finds the word by them.
    find: /[\uFB00-\uFB06]/g,
    says: (sign) => `"${sign}" is one sign; readers type and search "${sign.normalize('NFKC')}".`,
    becomes: (sign) => sign.normalize('NFKC'),
  },
  {
    find: /^<{7} [^]*?^>{7} .*$/gm,
    says: () => 'Git left two versions of these lines (a merge conflict).',
    fix: 'Keep what is right of both, and take the lines that begin with <<<<<<<, ======= and >>>>>>> away.',
  },
  {
    // UTF-8 that was read as the code page of Windows.
    find: /\u00C3[\u0080-\u00BF\u0152-\u0178\u2013-\u2122]|\u00C2[\u00A0-\u00BF]|\u00E2\u20AC[\u0080-\u00BF\u0152-\u2122]/g,
    says: (sign) => `The text was saved in the wrong encoding: it holds "${sign}" for another letter.`,
    fix: 'Take the lines from where they are right, and save the file as UTF-8.',
    once: true,
  },
];

function faultsOf(text: string, {find, says, fix, becomes, once}: Sign): Fault[] {
  const found = [...text.matchAll(find)].filter(({0: sign}) => becomes?.(sign) !== sign);
  const editOf = ({0: sign, index}: RegExpExecArray): Edit => ({
    start: index,
    end: index + sign.length,
    text: becomes!(sign),
  });
  const faultAt = (places: readonly RegExpExecArray[]): Fault => {
    const [first, last] = [places[0]!, places.at(-1)!];
    return {
      line: lineOfOffset(text, first.index),
      message: says(first[0]),
      ...(fix !== undefined && {fix, covers: lineOfOffset(text, last.index + last[0].length)}),
      ...(becomes && {mend: places.map(editOf)}),
    };
  };
  return found.length > 0 && once ? [faultAt(found)] : found.map((place) => faultAt([place]));
}

function contentFaults(bytes: Uint8Array): Fault[] {
  const invalid = invalidUtf8Line(bytes);
  if (invalid !== undefined) {
    return [{line: invalid, ...notUtf8}];
  }
  const text = new TextDecoder('utf-8', {ignoreBOM: true}).decode(bytes);
  return signs.flatMap((sign) => faultsOf(text, sign));
}

/** Names that become an address: pages and their pictures. Folders have got theirs. */
const addressed =
  /^(?:docs-|i18n\/en\/docusaurus-plugin-content-docs-|static\/img\/).*?([^/]*)\.(?:mdx?|svg|png|jpe?g|webp|avif|gif)$/i;

function nameFaults(files: readonly string[]): Problem[] {
  const seen = new Map<string, string>();
  return files.flatMap((file) => {
    const composed = file.normalize('NFC');
    const other = seen.get(composed.toLowerCase());
    seen.set(composed.toLowerCase(), file);
    const isNoAddress = /[^\w.-]|[A-Z]/.test(addressed.exec(composed)?.[1] ?? '');
    const faults = [
      file !== composed && ['has letters with separate accents (not NFC)', `Rename it to ${composed}.`],
      isNoAddress && [
        'becomes an address, and has capitals, spaces or other letters than a–z',
        `Rename it to ${plainName(file)} (a published page: npm run page -- move).`,
      ],
      other !== undefined && [
        `differs from ${other} in letter case only; some systems keep one of them`,
        'Rename one of the two.',
      ],
    ];
    return faults
      .filter((fault) => fault !== false)
      .map(([what, fix]) => ({...errorAt(file, 1, `The file name ${what}.`, fix), explains: [renamed]}));
  });
}

/** The last part of a path as an address has it. */
const plainName = (file: string): string =>
  file
    .slice(file.lastIndexOf('/') + 1)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\w.-]+/g, '-');

/** Text that every system reads the same way. */
export const encoding: Check = {
  name: 'encoding',
  description: 'UTF-8 without byte order mark, composed letters, no signs that nobody sees, plain file names',
  mends: true,
  run: ({root, files}) => [
    ...nameFaults([...files].sort()),
    ...files
      .filter((file) => !binary.test(file) && !brokenOnPurpose.test(file))
      .flatMap((file) =>
        contentFaults(readFileSync(path.join(root, file))).map((fault) => ({
          ...fault,
          file,
          severity: 'error' as const,
        })),
      ),
  ],
};
