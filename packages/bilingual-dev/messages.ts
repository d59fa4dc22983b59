import path from 'node:path';

/** Frames, rules and stack lines that the bundler draws round a message. */
const frame = /^\s*(?:×|╰─▶\s*×?|│|⚠️?)\s?/u;
const stackLine = /^\s*at (?:async )?\S+/;

/** Lines that would confuse: the address they name is not the one to open. */
const noise =
  /Docusaurus website is running at|Starting the development server|Module build failed|Loading of version failed|^\s*$/;

const failedFile = /MDX compilation failed for file "([^"]+)"/;
const failedDoc = /(?:doc at path|for file at path|page at path)\s+(?:path=)?"?([^\s"]+?\.mdx?)\b/;
const compiled = /^client .* compiled (successfully|with (\d+) (?:error|warning))/;

/** The bundler ends itself, and lists everything that it has compiled. */
const panic = /^Panic occurred at runtime/;

/** Said when everything has compiled. */
export const ready = 'ready';

/** What a message that spans several lines is being read as. */
type Mode = 'plain' | 'cause' | 'details' | 'front matter' | 'dump' | 'panic';

/**
 * Turns what a development server prints into lines a writer can act on: a fault is one line
 * with file and line number and, when there is one, the line with its remedy. Stack traces,
 * frames, dumps and repetitions are left out.
 */
export class Messages {
  private mode: Mode = 'plain';
  private file = '';
  private cause = '';
  private place = '';
  private fault = '';
  private readonly shown = new Set<string>();

  /** @param root project folder, absolute; files are named from there */
  constructor(private readonly root: string) {}

  /**
   * Takes one line, without colours.
   *
   * @returns the lines to show, often none
   */
  read(raw: string): string[] {
    const line = raw.replace(frame, '').trimEnd();
    const done = compiled.exec(line);
    if (done) {
      return [...this.endOfFault(), ...this.endOfRound(done[1] === 'successfully')];
    }
    const file = failedFile.exec(line)?.[1];
    if (file !== undefined) {
      const before = this.endOfFault();
      this.mode = 'cause';
      this.file = this.relative(file);
      return before;
    }
    return noise.test(line) || stackLine.test(line) ? [] : this.readIn(line);
  }

  private readIn(line: string): string[] {
    switch (this.mode) {
      case 'cause':
        return this.readCause(line);
      case 'details':
        this.place = /^\s*"name": "(\d+:\d+)/.exec(line)?.[1] ?? this.place;
        return [];
      case 'front matter':
        return this.readFrontMatter(line);
      case 'dump':
        this.mode = line === '}' ? 'plain' : 'dump';
        return [];
      case 'panic':
        return [];
      default:
        return this.readPlain(line);
    }
  }

  /** The cause of a failed page, and the remedy on the lines below it. */
  private readCause(line: string): string[] {
    if (/^\s*Details:/.test(line)) {
      this.mode = 'details';
    } else {
      this.cause += `${this.cause === '' ? '' : '\n'}${line.replace(/^Cause: /, '')}`;
    }
    return [];
  }

  /** The framework dumps the whole front matter, then the fault, then, in another message, the file. */
  private readFrontMatter(line: string): string[] {
    const fault = /^- (".*" .*)$/.exec(line)?.[1];
    if (fault !== undefined && / (?:must|is|does|contains) /.test(fault)) {
      this.fault = fault;
    }
    const file = failedDoc.exec(line)?.[1];
    if (file === undefined) {
      return [];
    }
    this.mode = 'plain';
    return this.once(`${this.relative(file)}:1  front matter: ${this.fault}`);
  }

  private readPlain(line: string): string[] {
    if (line.includes('The following front matter:')) {
      this.mode = 'front matter';
      return [];
    }
    if (panic.test(line)) {
      this.mode = 'panic';
      return ['The bundler has crashed.'];
    }
    if (/^\s*\[cause\]: /.test(line)) {
      this.mode = line.endsWith('{') ? 'dump' : 'plain';
      return [];
    }
    return this.once(line.replaceAll(`${this.root}${path.sep}`, ''));
  }

  /** What has been read about a failed page, as one fault. */
  private endOfFault(): string[] {
    const {file, cause, place} = this;
    this.mode = 'plain';
    this.file = this.cause = this.place = '';
    if (file === '') {
      return [];
    }
    return this.once(cause.startsWith(file) ? cause : `${file}:${place || '1'}  ${cause}`);
  }

  private endOfRound(successful: boolean): string[] {
    this.shown.clear();
    return [successful ? ready : 'not ready: mend the fault above, no restart is needed'];
  }

  private once(message: string): string[] {
    if (this.shown.has(message)) {
      return [];
    }
    this.shown.add(message);
    return [message];
  }

  private relative(file: string): string {
    return path.relative(this.root, file).split(path.sep).join('/');
  }
}
