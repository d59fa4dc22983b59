import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** Where a planted fault is to be told. */
export interface Place {
  readonly file: string;
  /** Lines, from 1; none when any line will do. */
  readonly lines?: readonly [first: number, last: number];
}

/** A folder that faults are planted in. Paths are from it. */
export abstract class Folder {
  constructor(readonly dir: string) {}

  /** Makes everything as it was. */
  abstract restore(): void;

  /** The file that a path with `*` in its last part means. */
  resolve(file: string): string {
    if (!file.includes('*')) {
      return file;
    }
    const [folder, name] = [path.posix.dirname(file), path.posix.basename(file)];
    const pattern = new RegExp(`^${name.replace(/[.+()]/g, '\\$&').replace(/\*/g, '.*')}$`);
    const found = readdirSync(path.join(this.dir, folder)).find((each) => pattern.test(each));
    if (found === undefined) {
      throw new Error(`There is no ${file}.`);
    }
    return `${folder}/${found}`;
  }

  has(file: string): boolean {
    return existsSync(path.join(this.dir, file));
  }

  read(file: string): string {
    return readFileSync(path.join(this.dir, file), 'utf8');
  }

  /** Writes a file anew: it may be a link to one that must stay as it is. */
  write(file: string, content: string | Buffer): void {
    const full = path.join(this.dir, file);
    mkdirSync(path.dirname(full), {recursive: true});
    rmSync(full, {force: true});
    writeFileSync(full, content);
  }

  link(file: string, target: string): void {
    symlinkSync(target, path.join(this.dir, file));
  }

  rename(file: string, to: string): void {
    mkdirSync(path.dirname(path.join(this.dir, to)), {recursive: true});
    renameSync(path.join(this.dir, file), path.join(this.dir, to));
  }

  remove(file: string): void {
    rmSync(path.join(this.dir, file), {recursive: true});
  }
}
