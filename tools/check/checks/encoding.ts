import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {projectFiles} from '../lib/projectFiles';
import type {Check, Problem} from '../types';

/** Files whose bytes are not text. */
const binary = /\.(?:png|jpe?g|webp|avif|gif|ico|woff2?|wasm|pdf|zip|gz|bak)$/i;

/** Folder of files that are broken on purpose, for the tests of what happens then. */
const brokenOnPurpose = /^tests\/(?:faults|fixtures)\//;

const bom = '\uFEFF';

type Fault = Pick<Problem, 'line' | 'message' | 'fix'>;

/** Line of the first byte that is not UTF-8, or undefined. */
function invalidUtf8Line(bytes: Uint8Array): number | undefined {
  const decoder = new TextDecoder('utf-8', {fatal: true, ignoreBOM: true});
  let start = 0;
  for (let line = 1; start <= bytes.length; line += 1) {
    const end = bytes.indexOf(0x0a, start);
    const stop = end === -1 ? bytes.length : end;
    try {
      decoder.decode(bytes.subarray(start, stop));
    } catch {
      return line;
    }
    start = stop + 1;
  }
  return undefined;
}

function lineFaults(line: string, number: number): Fault[] {
  const faults: Fault[] = [];
  if (line.includes('\0')) {
    faults.push({line: number, message: 'The line holds a NUL character.', fix: 'Take it away.'});
  }
  if (line.includes('\uFFFD')) {
    faults.push({
      line: number,
      message: 'The line holds U+FFFD, the sign of a character that was lost.',
      fix: 'Write the lost character again.',
    });
  }
  if (line !== line.normalize('NFC')) {
    faults.push({
      line: number,
      message: 'The line holds letters with separate accents (not NFC).',
      fix: 'Run npm run check -- encoding --fix.',
    });
  }
  return faults;
}

function contentFaults(bytes: Uint8Array): Fault[] {
  const invalid = invalidUtf8Line(bytes);
  if (invalid !== undefined) {
    return [{line: invalid, message: 'The line is not UTF-8.', fix: 'Save the file as UTF-8.'}];
  }
  const text = new TextDecoder('utf-8', {ignoreBOM: true}).decode(bytes);
  const start = text.startsWith(bom)
    ? [{line: 1, message: 'The file begins with a byte order mark.', fix: 'Run npm run check -- encoding --fix.'}]
    : [];
  return [...start, ...text.split('\n').flatMap((line, index) => lineFaults(line, index + 1))];
}

function nameFaults(files: readonly string[]): Problem[] {
  const seen = new Map<string, string>();
  return files.flatMap((file) => {
    const problems: Problem[] = [];
    if (file !== file.normalize('NFC')) {
      problems.push({
        file,
        line: 1,
        message: 'The file name has letters with separate accents (not NFC).',
        fix: `Rename it to ${file.normalize('NFC')}.`,
        severity: 'error',
      });
    }
    const folded = file.normalize('NFC').toLowerCase();
    const other = seen.get(folded);
    if (other !== undefined) {
      problems.push({
        file,
        line: 1,
        message: `The file name differs from ${other} in letter case only; some systems keep one of them.`,
        fix: 'Rename one of the two.',
        severity: 'error',
      });
    }
    seen.set(folded, file);
    return problems;
  });
}

const textFiles = (root: string): string[] =>
  projectFiles(root).filter((file) => !binary.test(file) && !brokenOnPurpose.test(file));

/** Text that every system reads the same way. */
export const encoding: Check = {
  name: 'encoding',
  description: 'UTF-8 without byte order mark, composed letters, file names that differ by more than case',
  run: ({root}) => [
    ...nameFaults(projectFiles(root).sort()),
    ...textFiles(root).flatMap((file) =>
      contentFaults(readFileSync(path.join(root, file))).map((fault) => ({...fault, file, severity: 'error' as const})),
    ),
  ],
  fix: ({root}) =>
    textFiles(root).filter((file) => {
      const target = path.join(root, file);
      const bytes = readFileSync(target);
      if (invalidUtf8Line(bytes) !== undefined) {
        return false;
      }
      const text = new TextDecoder('utf-8', {ignoreBOM: true}).decode(bytes);
      const mended = (text.startsWith(bom) ? text.slice(1) : text).normalize('NFC');
      if (mended === text) {
        return false;
      }
      writeFileSync(target, mended);
      return true;
    }),
};
