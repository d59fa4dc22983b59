import type {Group} from './groups';
import type {Count} from './suite';

/** What one group found, and how long it took. */
export interface Outcome extends Count {
  readonly name: string;
  readonly seconds: number;
}

/** Groups that run at the same time: as many as a hosted runner has processors. With more, what waits for a page times out. */
const lanes = 2;

/**
 * Runs groups, two at a time where all may, each after those whose files it reads.
 *
 * @param run runs one group; a thrown error counts as one failure
 * @returns in the order of the groups
 */
export async function runGroups(groups: readonly Group[], run: (group: Group) => Promise<Count>): Promise<Outcome[]> {
  const waiting = [...groups];
  const running = new Map<Group, Promise<void>>();
  const outcomes = new Map<string, Outcome>();

  const isDone = (name: string) => outcomes.has(name) || !groups.some((group) => group.name === name);
  const hasRoom = ({parallel}: Group) =>
    running.size === 0 ||
    (parallel === true && running.size < lanes && [...running.keys()].every((other) => other.parallel));

  async function count(group: Group): Promise<Count> {
    const failed = group.after?.find((name) => outcomes.get(name)?.failed);
    if (failed) {
      throw new Error(`${group.name} was not run: ${failed} has failed.`);
    }
    return run(group);
  }

  async function begin(group: Group): Promise<void> {
    const started = Date.now();
    const found = await count(group).catch((error: Error) => {
      console.error(error.message);
      return {passed: 0, failed: 1};
    });
    outcomes.set(group.name, {name: group.name, ...found, seconds: (Date.now() - started) / 1000});
    running.delete(group);
  }

  const nextReady = () => waiting.findIndex((group) => hasRoom(group) && (group.after ?? []).every(isDone));
  while (waiting.length + running.size > 0) {
    for (let next = nextReady(); next !== -1; next = nextReady()) {
      const [group] = waiting.splice(next, 1);
      running.set(group!, begin(group!));
    }
    await Promise.race(running.values());
  }
  return groups.map(({name}) => outcomes.get(name)!);
}
