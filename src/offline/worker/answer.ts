/** How long a page that is kept waits for the site, in ms. */
const patience = 3000;

/** An answer, and where it is from: the copy is given when the site does not answer as it should. */
export interface Answer {
  readonly response: Response | undefined;
  readonly from: 'site' | 'copy' | 'nowhere';
}

function after(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, ms, undefined));
}

/**
 * The site's own answer, where it comes in time and is whole; a copy otherwise, where one is kept.
 *
 * @param sources what asks the site, and the copy
 * @param limit time that the site has when there is a copy, in ms; without one it has all it wants
 */
export async function answer(
  {ask, kept}: {readonly ask: () => Promise<Response>; readonly kept: Response | undefined},
  limit = patience,
): Promise<Answer> {
  const asked = ask().catch(() => undefined);
  const response = await (kept ? Promise.race([asked, after(limit)]) : asked);
  if (response && !(kept && response.status >= 500)) {
    return {response, from: 'site'};
  }
  return kept ? {response: kept, from: 'copy'} : {response: undefined, from: 'nowhere'};
}
