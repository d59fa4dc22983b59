import {fork, type ChildProcess} from 'node:child_process';
import {watch} from 'node:fs';
import path from 'node:path';
import {projectRoot} from '../lib/paths';
import {watchPages} from '../check/watch';

/** What the checks read once. */
const readOnce = ['src/product', 'src/figures', 'src/components', 'deploy/published'];

/** An answer of the process that checks. */
export interface Answer {
  readonly address: string;
  readonly faults: readonly string[];
}

const start = (root: string): ChildProcess =>
  fork(path.join(projectRoot, 'tools/serve/pageFaultsChild.ts'), [root], {execArgv: ['--import', 'tsx']});

function ask(child: ChildProcess, address: string): Promise<readonly string[]> {
  return new Promise((resolve) => {
    const hear = (answer: Answer): void => {
      if (answer.address === address) {
        child.off('message', hear);
        resolve(answer.faults);
      }
    };
    child.on('message', hear);
    child.once('exit', () => resolve([]));
    child.send(address);
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
