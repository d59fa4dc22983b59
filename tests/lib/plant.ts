import {existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {z} from 'zod/v4';
import {localeIds, type LocaleId} from '../../src/lib/locales';
import {pageFolder} from '../../src/lib/pageFiles';
import type {SectionId} from '../../src/lib/sections';

const text = z.string().min(1);

/** A mistake in a file or on a page of a copy of the project. */
export const editSchema = z.strictObject({
  /** A paragraph at the end, or what is written in the place of `find`. */
  put: z.union([z.string(), z.strictObject({sv: z.string(), en: z.string()})]).optional(),
  /** Regular expression (m) of what is replaced: the first match. */
  find: text.optional(),
  /** How often `put` is repeated. */
  times: z.int().optional(),
  /** The bytes of the whole file. */
  as: z.enum(['crlf', 'bom', 'latin1']).optional(),
  /** Keys that a JSON file gets; `null` takes one away. */
  merge: z.record(text, z.unknown()).optional(),
  /** The file is a symbolic link to this. */
  link: text.optional(),
  remove: z.literal(true).optional(),
  /** The language of a page that it is made in; both when left out. */
  in: z.enum(localeIds).optional(),
  /** The page gets this name instead. */
  rename: text.optional(),
});

export type Edit = z.infer<typeof editSchema>;

/** Lines of a file, from 1; none when any line will do. */
export type Lines = readonly [first: number, last: number] | undefined;

/** The file of a page, `report/faq/init-file`, in a language. */
export function fileOf(page: string, language: LocaleId): string {
  const [section, ...rest] = page.split('/') as [SectionId, ...string[]];
  return `${pageFolder(language, section)}/${rest.join('/')}.mdx`;
}

const lineCount = (text: string): number => text.split('\n').length;

/** The text of a file with `put` in its place, and the lines that it takes. */
function withPut(text: string, put: string, find: string | undefined): {text: string; lines: Lines} {
  if (find === undefined) {
    const before = `${text.trimEnd()}\n\n`;
    return {text: `${before}${put}\n`, lines: [lineCount(before), lineCount(before + put)]};
  }
  const pattern = new RegExp(find, 'mu');
  const start = text.search(pattern);
  if (start < 0) {
    throw new Error(`It does not hold ${find}; mend the test.`);
  }
  const from = lineCount(text.slice(0, start));
  return {text: text.replace(pattern, () => put), lines: [from, from + lineCount(put) - 1]};
}

const bytes: Readonly<Record<NonNullable<Edit['as']>, (text: string) => string | Buffer>> = {
  crlf: (text) => text.replaceAll('\n', '\r\n'),
  bom: (text) => `\uFEFF${text}`,
  latin1: (text) => Buffer.from(text, 'latin1'),
};

/** Makes a mistake in a file. @returns the lines of what was put there */
export function edit(file: string, {put, find, times = 1, as, merge, link, remove}: Edit, language: LocaleId): Lines {
  const read = () => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  mkdirSync(path.dirname(file), {recursive: true});
  let lines: Lines;
  if (put !== undefined) {
    const words = (typeof put === 'string' ? put : put[language]).replace(/\n$/, '');
    const planted = withPut(read(), words.repeat(times), find);
    writeFileSync(file, planted.text);
    lines = planted.lines;
  }
  if (merge !== undefined) {
    writeFileSync(file, `${JSON.stringify({...JSON.parse(read()), ...merge}, undefined, 2)}\n`);
  }
  if (as !== undefined) {
    writeFileSync(file, bytes[as](read()));
  }
  if (link !== undefined) {
    symlinkSync(link, file);
  }
  if (remove) {
    rmSync(file);
  }
  return lines;
}

/** Makes a mistake on a page of a copy of the project. @returns each of its files, and the lines of what was put there */
export function editPage(
  root: string,
  page: string,
  mistake: Edit,
): {language: LocaleId; file: string; lines: Lines}[] {
  const {rename = page} = mistake;
  return (mistake.in ? [mistake.in] : localeIds).map((language) => {
    const [file, target] = [fileOf(page, language), fileOf(rename, language)];
    const lines = edit(path.join(root, file), mistake, language);
    if (target !== file) {
      renameSync(path.join(root, file), path.join(root, target));
    }
    return {language, file: target, lines};
  });
}
