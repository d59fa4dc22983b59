/** Remembers what a function made of each key. */
export function remembered<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    if (!known.has(key)) {
      known.set(key, make(key));
    }
    return known.get(key)!;
  };
}
