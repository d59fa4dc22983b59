import {fork, type ChildProcess} from 'node:child_process';
import {watch} from 'node:fs';
import path from 'node:path';
import {projectRoot} from '../lib/paths';
import {watchPages} from '../check/watch';

/** What the checks read once. */
const readOnce = ['src/product', 'src/figures', 'src/components', 'deploy/published'];

/** A question to the process that checks. Numbers tell two about one page apart: it may have changed between them. */
export interface Question {
  readonly number: number;
  readonly address: string;
}

export interface Answer {
  readonly number: number;
  readonly faults: readonly string[];
}

const start = (root: string): ChildProcess =>
  fork(path.join(projectRoot, 'tools/serve/pageFaultsChild.ts'), [root], {execArgv: ['--import', 'tsx']});

let asked = 0;

function ask(child: ChildProcess, address: string): Promise<readonly string[]> {
  const number = ++asked;
  return new Promise((resolve) => {
    const hear = (answer: Answer): void => {
      if (answer.number === number) {
        child.off('message', hear);
        resolve(answer.faults);
      }
    };
    child.on('message', hear);
    child.once('exit', () => resolve([]));
    child.send({number, address} satisfies Question);
  });
}

/**
 * Finds what is wrong with the page at an address, in a process of its own that begins again when the facts change.
 *
 * @param root project folder, absolute
 */
export function pageFaults(root: string): (address: string) => Promise<readonly string[]> {
  const known = new Map<string, Promise<readonly string[]>>();
  let child: ChildProcess | undefined;
  watchPages(root, async () => known.clear());
  for (const folder of readOnce) {
    watch(path.join(root, folder), {recursive: true}, () => {
      known.clear();
      child?.kill();
      child = undefined;
    });
  }
  return (address) => {
    const found = known.get(address) ?? ask((child ??= start(root)), address);
    known.set(address, found);
    return found;
  };
}
