import path from 'node:path';

/** Frames and rules that the bundler draws round a message. */
const frame = /^\s*(?:×|╰─▶\s*×?|│|⚠️?)\s?/u;

/** Stack lines, and lines that would confuse: they name another address than the one to open, or say a fault again. */
const noise =
  /^\s*at (?:async )?\S+|Docusaurus website is running at|Starting the development server|Module build failed|Loading of version failed|^\s*\[cause\]: .*[^{]$|^\s*$/;

/** The bundler ends itself, and lists everything that it has compiled. */
const panic = /^Panic occurred at runtime/;

const compiled = /^client .* compiled (?:(successfully)|with \d+ (?:error|warning))/;

/** Said when everything has compiled. */
export const ready = 'ready';

/** A message of several lines: the line it begins with, and what is shown of it all. */
interface Block {
  readonly begins: RegExp;
  /** Its last line. Without one it lasts until another begins, or all has been compiled. */
  readonly ends?: RegExp;
  shown(text: string): string | undefined;
}

const blocks: readonly Block[] = [
  {begins: /MDX compilation failed for file "/, shown: pageFault},
  {begins: /The following front matter:/, ends: /(?:doc|file|page) at path /, shown: frontMatterFault},
  {begins: /^\s*\[cause\]: .*\{$/, ends: /^\}$/, shown: () => undefined},
];

/** The cause of a failed page with its remedy, and its place, which is among the details. */
function pageFault(text: string): string {
  const [, file, cause = '', details = ''] = /"([^"]+)"\n?(?:Cause: )?([^]*?)(?:\n\s*Details:([^]*))?$/.exec(text)!;
  const name = file!.replaceAll('\\', '/');
  const place = /^\s*"name": "(\d+:\d+)/m.exec(details)?.[1] ?? '1';
  return cause.startsWith(name) ? cause : `${name}:${place}  ${cause}`;
}

/** The framework writes the whole front matter, then the fault, then, in another message, the file. */
function frontMatterFault(text: string): string | undefined {
  const fault = /^- (".*" .*\b(?:must|is|does|contains) .*)$/m.exec(text)?.[1] ?? '';
  const file = / at path\s+(?:path=)?"?([^\s"]+?\.mdx?)\b/.exec(text)?.[1];
  return file && `${file.replaceAll('\\', '/')}:1  front matter: ${fault}`;
}

/**
 * Turns what a development server prints into lines a writer can act on: a fault is one line
 * with file and line number and, when there is one, the line with its remedy. Stack traces,
 * frames, dumps and repetitions are left out.
 */
export class Messages {
  private block: Block | undefined;
  private lines: string[] = [];
  private hasCrashed = false;
  private readonly said = new Set<string>();

  /** @param root project folder, absolute; files are named from there */
  constructor(private readonly root: string) {}

  /**
   * Takes one line, without colours.
   *
   * @returns the lines to show, often none
   */
  read(raw: string): string[] {
    const line = raw.replace(frame, '').replaceAll(`${this.root}${path.sep}`, '').trimEnd();
    const done = compiled.exec(line);
    if (done) {
      const fault = this.endOfBlock();
      this.said.clear();
      return [...fault, done[1] ? ready : 'not ready: mend the fault above, no restart is needed'];
    }
    if (this.hasCrashed || noise.test(line)) {
      return [];
    }
    if (panic.test(line)) {
      this.hasCrashed = true;
      return ['The bundler has crashed.'];
    }
    const next = blocks.find(({begins}) => begins.test(line));
    const before = next ? this.endOfBlock() : [];
    this.block = next ?? this.block;
    return [...before, ...this.readIn(line)];
  }

  private readIn(line: string): string[] {
    if (!this.block) {
      return this.once(line);
    }
    this.lines.push(line);
    return this.block.ends?.test(line) ? this.endOfBlock() : [];
  }

  private endOfBlock(): string[] {
    const shown = this.block?.shown(this.lines.join('\n'));
    this.block = undefined;
    this.lines = [];
    return shown === undefined ? [] : this.once(shown);
  }

  private once(message: string): string[] {
    const isNew = !this.said.has(message);
    this.said.add(message);
    return isNew ? [message] : [];
  }
}
