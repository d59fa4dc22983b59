import {mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';

/** Removes a folder when nothing is in it, and those above it that hold nothing else. */
function removeEmpty(folder: string): void {
  if (readdirSync(folder).length === 0) {
    rmdirSync(folder);
    removeEmpty(path.dirname(folder));
  }
}

const formatted = async (file: string, text: string): Promise<string> =>
  /\.tsx?$/.test(file) ? format(text, {...(await resolveConfig(file)), filepath: file}) : text;

/**
 * The project's files as a command changes them. Nothing is written before `commit`, so that a
 * command that cannot be carried out changes nothing.
 */
export class Files {
  private readonly changed = new Map<string, string | undefined>();

  /** @param root project folder, absolute */
  constructor(readonly root: string) {}

  /** Text of a file as it will be. Throws when there is no such file. */
  read(file: string): string {
    return this.changed.get(file) ?? readFileSync(path.join(this.root, file), 'utf8');
  }

  write(file: string, text: string): void {
    this.changed.set(file, text);
  }

  remove(file: string): void {
    this.changed.set(file, undefined);
  }

  /** Changes the text of a file by a function. */
  edit(file: string, change: (text: string) => string): void {
    const before = this.read(file);
    const after = change(before);
    if (after !== before) {
      this.write(file, after);
    }
  }

  /** The same for a JSON file; what `change` returns is written with two spaces. */
  editJson<T>(file: string, change: (value: T) => unknown): void {
    this.edit(file, (text) => `${JSON.stringify(change(JSON.parse(text) as T), null, 2)}\n`);
  }

  /** Writes everything, code as Prettier sets it. @returns a line per changed file, for the terminal */
  async commit(): Promise<string[]> {
    const lines: string[] = [];
    for (const [file, text] of this.changed) {
      const full = path.join(this.root, file);
      if (text === undefined) {
        rmSync(full);
        removeEmpty(path.dirname(full));
        lines.push(`removed ${file}`);
      } else {
        mkdirSync(path.dirname(full), {recursive: true});
        writeFileSync(full, await formatted(full, text));
        lines.push(`wrote   ${file}`);
      }
    }
    return lines;
  }
}
