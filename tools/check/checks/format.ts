import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Check, CheckContext, Problem} from '../types';

interface Formatted {
  readonly file: string;
  readonly before: string;
  readonly after: string;
}

/** Files that were found to be right, by name, as the hash of what they held. */
class Known {
  private readonly file: string;
  private readonly hashes: Record<string, string>;
  private readonly rules: string;

  constructor(root: string) {
    this.file = path.join(root, '.cache/format.json');
    this.hashes = existsSync(this.file) ? (JSON.parse(readFileSync(this.file, 'utf8')) as Record<string, string>) : {};
    const settings = ['.prettierrc.json', '.prettierignore', 'package-lock.json'].map((name) => path.join(root, name));
    this.rules = settings
      .filter((name) => existsSync(name))
      .map((name) => readFileSync(name, 'utf8'))
      .join();
  }

  private hash(text: string): string {
    return createHash('sha256').update(this.rules).update(text).digest('base64');
  }

  has(file: string, text: string): boolean {
    return this.hashes[file] === this.hash(text);
  }

  add(file: string, text: string): void {
    this.hashes[file] = this.hash(text);
  }

  save(): void {
    mkdirSync(path.dirname(this.file), {recursive: true});
    writeFileSync(this.file, JSON.stringify(this.hashes));
  }
}

/** The file as Prettier writes it; `undefined` where it is not asked to, or cannot read it, which the compiler says better. */
async function formatted(root: string, file: string, before: string): Promise<Formatted | undefined> {
  const prettier = await import('prettier');
  const full = path.join(root, file);
  const {ignored, inferredParser} = await prettier.getFileInfo(full, {ignorePath: path.join(root, '.prettierignore')});
  if (ignored || inferredParser === null) {
    return undefined;
  }
  const options = await prettier.resolveConfig(full);
  const after = await prettier.format(before, {...options, filepath: full}).catch(() => before);
  return {file, before, after};
}

/** Files that are not as Prettier writes them. */
async function unformatted({root, files}: CheckContext): Promise<Formatted[]> {
  const known = new Known(root);
  const unknown = files
    .map((file) => ({file, text: readFileSync(path.join(root, file), 'utf8')}))
    .filter(({file, text}) => !known.has(file, text));
  const all = await Promise.all(unknown.map(({file, text}) => formatted(root, file, text)));
  const found = all.filter((file) => file !== undefined).filter(({before, after}) => before !== after);
  unknown.filter(({file}) => !found.some((one) => one.file === file)).forEach(({file, text}) => known.add(file, text));
  known.save();
  return found;
}

/** First line, from 1, in which two texts differ. */
function firstDifference({before, after}: Formatted): number {
  const lines = after.split('\n');
  return before.split('\n').findIndex((line, index) => line !== lines[index]) + 1;
}

/** One way of setting code, so that a comparison of two versions shows what was changed. */
export const format: Check = {
  name: 'format',
  description: 'code and stylesheets as Prettier sets them (.prettierrc.json)',
  run: async (context) =>
    (await unformatted(context)).map((found): Problem => ({
      file: found.file,
      line: firstDifference(found),
      message: 'Not set as Prettier sets it.',
      fix: 'npm run check -- format --fix mends it.',
      severity: 'error',
    })),
  async fix(context) {
    const found = await unformatted(context);
    found.forEach(({file, after}) => writeFileSync(path.join(context.root, file), after));
    return found.map(({file}) => file);
  },
};
