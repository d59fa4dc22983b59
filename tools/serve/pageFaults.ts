import {statSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {onChange, spawnBound, type FaultsOf} from '../../packages/bilingual-dev';
import {addressOf, counterpartOf} from '../../src/lib/pageFiles';
import {pagePlaces} from '../../src/lib/pagePlaces';
import {projectRoot} from '../lib/paths';

/** Behind the servers, so that a page is on the screen before it is judged. */
const niceness = 10;

interface Finding {
  readonly file: string;
  readonly line: number;
  readonly message: string;
  readonly fix?: string;
}

/** The file of the page at an address, from the project's folder; `undefined` where no page has been written. */
function fileAt(root: string, address: string): string | undefined {
  const wanted = decodeURI(address).normalize('NFC').replace(/\/$/, '');
  return pagePlaces(root).find(({route, language}) => addressOf(route, language) === wanted)?.file;
}

/** What `npm run check` says of a page in both languages: 150 MB for two seconds, in a process that ends with its answer. */
async function check(root: string, file: string): Promise<readonly Finding[]> {
  const tool = path.join(projectRoot, 'tools/check/cli.ts');
  const child = spawnBound(['--import', 'tsx', tool, '--json', file], {cwd: root});
  child.stderr!.pipe(process.stderr);
  os.setPriority(child.pid!, Math.min(os.getPriority() + niceness, os.constants.priority.PRIORITY_LOW));
  const output = await text(child.stdout!);
  // A check that was itself being edited says why on stderr.
  return output === '' ? [] : (JSON.parse(output) as {problems: Finding[]}).problems;
}

const formatted = ({file, line, message, fix}: Finding): string =>
  `${file}:${line}  ${message}${fix ? `\n  → ${fix}` : ''}`;

interface Known {
  readonly stamp: string;
  readonly findings: Promise<readonly Finding[]>;
}

/** When each file was last written: a watcher may miss a change, and the page that is open matters most. */
const stampOf = (root: string, files: readonly string[]): string =>
  files.map((file) => statSync(path.join(root, file), {throwIfNoEntry: false})?.mtimeMs).join();

/**
 * Finds what is wrong with the page at an address: once after each change of a source, one page at a time, and both
 * languages of it together.
 *
 * @param root project folder, absolute
 * @param sources folders where a change may make or mend a fault, from there
 */
export function pageFaults(root: string, sources: readonly string[]): FaultsOf {
  const known = new Map<string, Known>();
  let last: Promise<unknown> = Promise.resolve();
  onChange(root, sources, () => known.clear());

  const findingsFor = (file: string) => {
    const languagesOfIt = [file, counterpartOf(file)!].sort();
    const [name, stamp] = [languagesOfIt.join(), stampOf(root, languagesOfIt)];
    const before = known.get(name);
    if (before?.stamp === stamp) {
      return before.findings;
    }
    const findings = last.then(() => check(root, file));
    known.set(name, {stamp, findings});
    last = findings.catch(() => undefined);
    return findings;
  };
  return async (address) => {
    const file = fileAt(root, address);
    const findings = file === undefined ? [] : await findingsFor(file);
    return findings.filter((finding) => finding.file === file).map(formatted);
  };
}
