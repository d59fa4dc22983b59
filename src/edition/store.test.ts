import {describe, expect, it, vi} from 'vitest';
import {createEditionStore} from './store';

function memoryStorage(initial: Record<string, string> = {}) {
  const values = new Map(Object.entries(initial));
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

describe('edition store', () => {
  it('shows everything until an edition is chosen', () => {
    expect(createEditionStore(() => memoryStorage()).read()).toBe('all');
  });

  it('keeps the choice under the key yttra.edition', () => {
    const storage = memoryStorage();
    createEditionStore(() => storage).choose('excel');
    expect(storage.values.get('yttra.edition')).toBe('excel');
    expect(createEditionStore(() => storage).read()).toBe('excel');
  });

  it('ignores a stored value that is no edition', () => {
    expect(createEditionStore(() => memoryStorage({'yttra.edition': 'mac'})).read()).toBe('all');
  });

  it('tells listeners, until they leave', () => {
    const store = createEditionStore(() => memoryStorage());
    const listener = vi.fn();
    const leave = store.subscribe(listener);
    store.choose('web');
    leave();
    store.choose('excel');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('works for the page when storage is blocked', () => {
    const store = createEditionStore(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(store.read()).toBe('all');
    store.choose('excel');
    expect(store.read()).toBe('excel');
  });
});
