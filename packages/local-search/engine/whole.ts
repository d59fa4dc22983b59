import type {Answer, SearchResult} from './types';

/**
 * A result with all its texts.
 *
 * @param ask what has been given to the engine since may change the answer
 * @param give reads texts by their names, and hands them to the engine
 * @param onPart called with an answer whose texts are still on their way
 * @throws what `give` throws
 */
export async function wholeResult(
  ask: () => Answer | Promise<Answer>,
  give: (names: readonly string[]) => Promise<unknown>,
  onPart?: (result: SearchResult) => void,
): Promise<SearchResult> {
  for (;;) {
    const {result, lacking} = await ask();
    if (lacking.length === 0) {
      return result;
    }
    onPart?.(result);
    await give(lacking);
  }
}
