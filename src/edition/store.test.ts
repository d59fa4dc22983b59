import {beforeEach, expect, it, vi} from 'vitest';

const values = new Map<string, string>();
const memory = {getItem: (key: string) => values.get(key) ?? null, setItem: values.set.bind(values)};

/** The store as a page that is loaded has it. @param window with its storage, which throws when it is blocked */
async function loaded(window: object = {sessionStorage: memory}) {
  vi.resetModules();
  vi.stubGlobal('window', window);
  return (await import('./store')).editionStore;
}

beforeEach(() => values.clear());

it('shows everything until an edition is chosen, keeps that, and tells listeners until they leave', async () => {
  const store = await loaded();
  expect(store.read()).toBe('all');
  const listener = vi.fn();
  const leave = store.subscribe(listener);
  store.choose('web');
  leave();
  store.choose('excel');
  expect(listener).toHaveBeenCalledTimes(1);
  expect([...values]).toEqual([['yttra.edition', 'excel']]);
  expect((await loaded()).read()).toBe('excel');
  values.set('yttra.edition', 'mac');
  expect((await loaded()).read()).toBe('all');
});

it('works for the page when storage is blocked', async () => {
  const store = await loaded({
    get sessionStorage() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(store.read()).toBe('all');
  store.choose('excel');
  expect(store.read()).toBe('excel');
});
