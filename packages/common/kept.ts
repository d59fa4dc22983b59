/**
 * A text that is kept in the reader's browser and never leaves it. Where the browser refuses, nothing is kept.
 *
 * @param where for good, or as long as the tab is open
 */
export function keptText(key: string, where: 'localStorage' | 'sessionStorage' = 'localStorage') {
  function tried<Value>(use: (storage: Storage) => Value): Value | undefined {
    try {
      return use(window[where]);
    } catch {
      return undefined;
    }
  }
  return {
    get: (): string | undefined => tried((storage) => storage.getItem(key)) ?? undefined,
    set: (text: string): void => tried((storage) => storage.setItem(key, text)),
    clear: (): void => tried((storage) => storage.removeItem(key)),
  };
}

/** What an item is known by: the part before its first tab, in any case. */
const nameOf = (item: string) => item.split('\t')[0]!.toLowerCase();

/**
 * A list that is kept in the reader's browser: the last item first, each once. Items are in one line.
 *
 * @param most items at the most
 */
export function keptList(key: string, most: number) {
  const kept = keptText(key);
  const read = (): string[] => kept.get()?.split('\n') ?? [];
  return {
    read,
    add(item: string): void {
      const others = read().filter((other) => nameOf(other) !== nameOf(item));
      kept.set([item, ...others].slice(0, most).join('\n'));
    },
    clear: kept.clear,
  };
}
