import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {writeWhole} from '../common';

function filesOf(root: string, name: string): string[] {
  if (!statSync(path.join(root, name)).isDirectory()) {
    return [name];
  }
  const below = readdirSync(path.join(root, name), {recursive: true, encoding: 'utf8'}).sort();
  return below.map((file) => path.join(name, file)).filter((file) => statSync(path.join(root, file)).isFile());
}

/**
 * Hash of files and folders, by names and contents, and of the version of Node.
 *
 * @param root absolute
 * @param names paths below `root`
 * @throws when one is not there
 */
export function hashOfFiles(root: string, names: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of names.flatMap((name) => filesOf(root, name))) {
    hash.update(`\0${file}\0`).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}

interface Stored {
  readonly version: string;
  readonly texts: Readonly<Record<string, string>>;
}

/** Nothing of a file that is not there, damaged, or of another version. */
function readTexts(file: string, version: string): Stored['texts'] {
  try {
    const stored = JSON.parse(readFileSync(file, 'utf8')) as Stored;
    return stored.version === version ? stored.texts : {};
  } catch (error) {
    if (existsSync(file) && !(error instanceof SyntaxError)) {
      throw error;
    }
    return {};
  }
}

/** Texts that take long to make, kept from one build to the next by what each is made of. */
export class KeptTexts {
  private readonly previous: Stored['texts'];
  private readonly asked = new Map<string, string>();

  /**
   * @param file may be deleted at any time
   * @param version of all that makes the texts: those of another version are forgotten
   */
  constructor(
    private readonly file: string,
    private readonly version: string,
  ) {
    this.previous = readTexts(file, version);
  }

  /**
   * @param sources all that the text is made of, the kind of text first
   * @param make called when the text is not known
   */
  async text(sources: readonly string[], make: () => string | Promise<string>): Promise<string> {
    const key = createHash('sha256').update(JSON.stringify(sources)).digest('base64url');
    const text = this.asked.get(key) ?? this.previous[key] ?? (await make());
    this.asked.set(key, text);
    return text;
  }

  /** Keeps what has been asked for since, and nothing else. */
  save(): void {
    const stored: Stored = {version: this.version, texts: Object.fromEntries(this.asked)};
    writeWhole(this.file, JSON.stringify(stored));
  }
}
