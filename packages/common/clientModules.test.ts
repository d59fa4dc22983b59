import {expect, it} from 'vitest';
import {ModuleObserver} from './clientModules';

const module = (file: string | null, ...modules: object[]) => ({nameForCondition: () => file, modules});

/** What an observer has seen of a bundle in which the given modules have no chunk. */
function observed(modules: object[], unused: object[] = []): readonly string[] {
  const observer = new ModuleObserver();
  const getModuleChunks = (one: object) => ({length: unused.includes(one) ? 0 : 1});
  observer.apply({
    hooks: {done: {tap: (_, callback) => callback({compilation: {modules, chunkGraph: {getModuleChunks}}})}},
  });
  return observer.files;
}

it('finds modules that were joined into others, each once', () =>
  expect(observed([module('/a.js', module('/b.js'), module('/c.js')), module('/b.js'), module(null)])).toEqual([
    '/a.js',
    '/b.js',
    '/c.js',
  ]));

it('leaves out what no chunk holds', () => {
  const unused = module('/unused.js');
  expect(observed([module('/a.js'), unused], [unused])).toEqual(['/a.js']);
});
