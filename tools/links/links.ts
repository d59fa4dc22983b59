/** Which links to other sites are dead, and since when. */
import {z} from 'zod/v4';

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** What was found of an address: when it was last alive, or since when it is not, and what it answers. */
export const knownLinks = z.record(
  z.string(),
  z.union([z.strictObject({alive: day}), z.strictObject({deadSince: day, answer: z.string()})]),
);
export type KnownLinks = z.infer<typeof knownLinks>;

/** Days for which what is alive is not asked again, and which something is dead before it counts. */
const patience = {alive: 7, dead: 3};

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/**
 * Asks what is not known to be alive. One address after the other: several may lie on one server.
 *
 * @param ask asks an address, with patience: what is wrong with its answer, or undefined
 * @returns what is known now, of the addresses that pages link to
 */
export async function askLinks(
  addresses: readonly string[],
  known: KnownLinks,
  {ask, today}: {readonly ask: (address: string) => Promise<string | undefined>; readonly today: string},
): Promise<KnownLinks> {
  const now: KnownLinks = {};
  for (const address of addresses) {
    const before = known[address];
    if (before && 'alive' in before && daysBetween(before.alive, today) < patience.alive) {
      now[address] = before;
      continue;
    }
    const answer = await ask(address);
    const deadSince = before && 'deadSince' in before ? before.deadSince : today;
    now[address] = answer === undefined ? {alive: today} : {deadSince, answer};
  }
  return now;
}

/**
 * What is dead, a line for each place, the longest dead first; and whether any has been for long enough to count.
 *
 * @param places where links stand, `docs-api/about.mdx:12`, by their addresses
 */
export function reportOf(known: KnownLinks, places: ReadonlyMap<string, readonly string[]>, today: string) {
  const dead = Object.entries(known)
    .flatMap(([address, state]) => ('deadSince' in state ? [{address, ...state}] : []))
    .sort((a, b) => a.deadSince.localeCompare(b.deadSince));
  return {
    lines: dead.flatMap(({address, deadSince, answer}) =>
      (places.get(address) ?? []).map((place) => `${place}  ${address} is dead since ${deadSince} (${answer})`),
    ),
    counts: dead.some(({deadSince}) => daysBetween(deadSince, today) >= patience.dead),
  };
}
