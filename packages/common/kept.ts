/** What a use of the browser's storage gives; nothing where the browser refuses it. */
function tried<Value>(use: (storage: Storage) => Value): Value | undefined {
  try {
    return use(window.localStorage);
  } catch {
    return undefined;
  }
}

/** What an item is known by: the part before its first tab, in any case. */
const nameOf = (item: string) => item.split('\t')[0]!.toLowerCase();

/**
 * A list that is kept in the reader's browser and never leaves it: the last item first, each once. Items are in one line.
 *
 * @param key of the browser's storage
 * @param most items at the most
 */
export function keptList(key: string, most: number) {
  const read = (): string[] => tried((storage) => storage.getItem(key)?.split('\n')) ?? [];
  return {
    read,
    add(item: string): void {
      const others = read().filter((other) => nameOf(other) !== nameOf(item));
      tried((storage) => storage.setItem(key, [item, ...others].slice(0, most).join('\n')));
    },
    clear: (): void => tried((storage) => storage.removeItem(key)),
  };
}
