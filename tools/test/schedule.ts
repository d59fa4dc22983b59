import type {Group} from './groups';
import type {Count} from './step';

/** What one group found, and how long it took. */
export interface Outcome extends Count {
  readonly name: string;
  readonly seconds: number;
}

/**
 * Runs groups: three at a time, as a hosted runner has two processors and a group often waits, then each that is to have
 * the machine alone. Each waits for those whose files it reads; these must stand before it.
 *
 * @param run runs one group; a thrown error counts as one failure
 * @returns in the order of the groups
 */
export async function runGroups(groups: readonly Group[], run: (group: Group) => Promise<Count>): Promise<Outcome[]> {
  const begun = new Map<string, Promise<Outcome>>();

  async function outcomeOf(group: Group): Promise<Outcome> {
    const read = await Promise.all((group.after ?? []).map((name) => begun.get(name)));
    const started = Date.now();
    const failed = read.find((outcome) => outcome?.failed);
    const refused = () => Promise.reject(new Error(`it was not run: ${failed?.name} has failed.`));
    const count = await (failed ? refused() : run(group)).catch((error: Error) => {
      console.error(`${group.name}: ${error.message}`);
      return {passed: 0, failed: 1, flaky: 0};
    });
    return {name: group.name, ...count, seconds: Math.round((Date.now() - started) / 1000)};
  }

  async function runAll(queue: Group[]): Promise<void> {
    for (let group = queue.shift(); group; group = queue.shift()) {
      begun.set(group.name, outcomeOf(group));
      await begun.get(group.name);
    }
  }

  const together = groups.filter(({alone}) => !alone);
  await Promise.all(Array.from({length: 3}, () => runAll(together)));
  await runAll(groups.filter(({alone}) => alone));
  return Promise.all(groups.map(({name}) => begun.get(name)!));
}
