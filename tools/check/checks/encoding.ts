import {readFileSync} from 'node:fs';
import path from 'node:path';
import {renamed} from '../lib/causes';
import {bom, invalidUtf8Line, notUtf8} from '../lib/text';
import {errorAt} from '../problem';
import type {Check, Edit, Problem} from '../types';

/** Files whose bytes are not text. */
const binary = /\.(?:png|jpe?g|webp|avif|gif|ico|woff2?|wasm|pdf|zip|gz|bak)$/i;

/** Folder of files that are broken on purpose, for the tests of what happens then. */
const brokenOnPurpose = /^tests\/(?:faults|fixtures)\//;

type Fault = Pick<Problem, 'line' | 'message' | 'fix' | 'mend'>;

/** Signs that nobody sees: of no width, hyphens that may break a word, direction of writing. */
const invisible = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069]|(?<!^)\uFEFF/g;

/** One sign for two or three letters, as PDF files have them; nobody finds the word by them. */
const ligatures = /[\uFB00-\uFB06]/g;

const lost = {
  message: 'The line holds U+FFFD, the sign of a character that was lost.',
  fix: 'Write the lost character again.',
};

const codeOf = (sign: string) => `U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;

/** What is wrong with a line. @param start offset of the line in the file */
function lineFaults(text: string, line: number, start: number): Fault[] {
  const at = (index: number, length: number, replacement: string): Edit[] => [
    {start: start + index, end: start + index + length, text: replacement},
  ];
  const signs = (pattern: RegExp, message: (sign: string) => string, replace: (sign: string) => string): Fault[] =>
    [...text.matchAll(pattern)].map(({0: sign, index}) => ({
      line,
      message: message(sign),
      mend: at(index, sign.length, replace(sign)),
    }));
  return [
    ...(text.includes('\0') ? [{line, message: 'The line holds a NUL character.', fix: 'Take it away.'}] : []),
    ...(text.includes('\uFFFD') ? [{line, ...lost}] : []),
    ...(text === text.normalize('NFC')
      ? []
      : [
          {
            line,
            message: 'The line holds letters with separate accents (not NFC).',
            mend: at(0, text.length, text.normalize('NFC')),
          },
        ]),
    ...signs(
      invisible,
      (sign) => `The line holds a sign that nobody sees (${codeOf(sign)}).`,
      () => '',
    ),
    ...signs(
      ligatures,
      (sign) => `"${sign}" is one sign; readers type and search "${sign.normalize('NFKC')}".`,
      (sign) => sign.normalize('NFKC'),
    ),
  ];
}

/** The line endings of Windows, as one fault. */
function lineEndings(text: string): Fault[] {
  const ends = [...text.matchAll(/\r\n?/g)];
  return ends.length === 0
    ? []
    : [
        {
          line: text.slice(0, ends[0]!.index).split('\n').length,
          message: 'The lines end as in Windows (CRLF).',
          mend: ends.map(({0: end, index}) => ({start: index, end: index + end.length, text: '\n'})),
        },
      ];
}

function contentFaults(bytes: Uint8Array): Fault[] {
  const invalid = invalidUtf8Line(bytes);
  if (invalid !== undefined) {
    return [{line: invalid, ...notUtf8}];
  }
  const text = new TextDecoder('utf-8', {ignoreBOM: true}).decode(bytes);
  const start = text.startsWith(bom)
    ? [{line: 1, message: 'The file begins with a byte order mark.', mend: [{start: 0, end: 1, text: ''}]}]
    : [];
  let offset = 0;
  return [
    ...start,
    ...lineEndings(text),
    ...text.split('\n').flatMap((line, index) => {
      const faults = lineFaults(line, index + 1, offset);
      offset += line.length + 1;
      return faults;
    }),
  ];
}

/** Names that become an address: pages and their pictures. Folders have got theirs. */
const addressed =
  /^(?:docs-|i18n\/en\/docusaurus-plugin-content-docs-|static\/img\/).*?([^/]*)\.(?:mdx?|svg|png|jpe?g|webp|avif|gif)$/i;

function nameFaults(files: readonly string[]): Problem[] {
  const seen = new Map<string, string>();
  return files.flatMap((file) => {
    const composed = file.normalize('NFC');
    const folded = composed.toLowerCase();
    const other = seen.get(folded);
    seen.set(folded, file);
    const inAddress = addressed.exec(composed)?.[1] ?? '';
    return [
      ...(file === composed
        ? []
        : [
            errorAt(file, 1, 'The file name has letters with separate accents (not NFC).', `Rename it to ${composed}.`),
          ]),
      ...(/[^\w.-]|[A-Z]/.test(inAddress)
        ? [
            {
              ...errorAt(
                file,
                1,
                'The file name becomes an address, and has capitals, spaces or other letters than a–z.',
                `Rename it to ${plainName(file)} (a published page: npm run page -- move).`,
              ),
              explains: [renamed],
            },
          ]
        : []),
      ...(other === undefined
        ? []
        : [
            errorAt(
              file,
              1,
              `The file name differs from ${other} in letter case only; some systems keep one of them.`,
              'Rename one of the two.',
            ),
          ]),
    ];
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
