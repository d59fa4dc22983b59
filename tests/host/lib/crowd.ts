import {askingHttp2} from './requests';
import {type InstalledSite, siteName} from './installed';

/** Readers who have each asked over a TLS connection of their own and now do nothing, as browsers between two pages. */
export interface Crowd {
  /** Status that each was answered with; 0 for those that were not. */
  readonly statuses: readonly number[];
  /** Has every reader ask once more on the same connection. */
  askAgain(): Promise<number[]>;
  leave(): void;
}

/**
 * Gathers readers from one address, some at once, until all are here or some of these are not answered.
 *
 * @param count of readers
 */
export async function gather({ports, certificate}: InstalledSite, count: number): Promise<Crowd> {
  const atOnce = 100;
  const readers: ReturnType<typeof askingHttp2>[] = [];
  const statuses: number[] = [];
  const askFor = (some: typeof readers) =>
    Promise.all(
      some.map(({ask}) =>
        ask('HEAD', '/healthz').then(
          ({status}) => status,
          () => 0,
        ),
      ),
    );
  while (readers.length < count && !statuses.includes(0)) {
    const next = Array.from({length: Math.min(atOnce, count - readers.length)}, () =>
      askingHttp2(ports.https, siteName, certificate),
    );
    readers.push(...next);
    statuses.push(...(await askFor(next)));
  }
  return {statuses, askAgain: () => askFor(readers), leave: () => readers.forEach(({close}) => close())};
}

/** Statuses of many requests of one address: a hundred at once on a connection, which nginx closes after a thousand. */
export async function askOften(site: InstalledSite, count: number): Promise<number[]> {
  const [atOnce, onConnection] = [100, 900];
  const connections = Array.from({length: Math.ceil(count / onConnection)}, () =>
    site.withHttp2(async (ask) => {
      const statuses: number[] = [];
      while (statuses.length < onConnection) {
        const answers = await Promise.all(Array.from({length: atOnce}, () => ask('HEAD', '/report/intro')));
        statuses.push(...answers.map(({status}) => status));
      }
      return statuses;
    }),
  );
  return (await Promise.all(connections)).flat();
}

/** Statuses of requests until one is refused: a busy machine is slower than the rate for a while. */
export async function askUntilRefused(site: InstalledSite): Promise<number[]> {
  const statuses: number[] = [];
  while (!statuses.includes(429) && statuses.length < 30_000) {
    statuses.push(...(await askOften(site, 2700)));
  }
  return statuses;
}
