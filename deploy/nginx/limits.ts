/** What readers behind one address may need at most; the limits of nginx follow from it. */
export const office = {
  /** Requests of a reader's first page, as Chromium counts them; tests/engines counts again. */
  requestsOfFirstPage: 40,
  /** Readers behind one address who open their first page in the same moment. */
  readersAtOnce: 50,
  /** Readers behind one address who come in every second, all day long. */
  readersPerSecond: 5,
} as const;

/**
 * The limits for one address. Over HTTP/2 nginx counts every request that is under way as a connection of
 * its own, so on slow lines all requests of all readers are under way at once.
 *
 * @returns requests a second, requests beyond that in a burst, and requests under way
 */
export function limits(): {rate: number; burst: number; underWay: number} {
  const {requestsOfFirstPage, readersAtOnce, readersPerSecond} = office;
  const atOnce = requestsOfFirstPage * readersAtOnce;
  return {rate: requestsOfFirstPage * readersPerSecond, burst: atOnce, underWay: atOnce};
}
