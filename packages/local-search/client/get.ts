/** How long a reader waits before the failure is said, in ms. */
const patience = 20_000;

/** Why the index, or texts of a page, did not come. */
export class IndexUnavailable extends Error {
  /** @param outdated the file is gone: the page comes from an older release */
  constructor(
    message: string,
    readonly outdated: boolean,
  ) {
    super(message);
    this.name = 'IndexUnavailable';
  }
}

/**
 * What stands at an address.
 *
 * @param accept media type that is wanted
 * @throws IndexUnavailable, or the browser's own error when the network failed or the time is up
 */
export async function get(address: string, accept: string): Promise<Response> {
  const response = await fetch(address, {headers: {Accept: accept}, signal: AbortSignal.timeout(patience)});
  if (!response.ok) {
    throw new IndexUnavailable(`${address} answered ${response.status}`, response.status === 404);
  }
  return response;
}
