import {expect, it} from 'vitest';
import {Turns} from './turns';

const settled = () => new Promise((resolve) => setTimeout(resolve));

it('runs one at a time, and of those that wait only the newest', async () => {
  const turns = new Turns();
  const begun: string[] = [];
  const ended: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (name: string) =>
    turns
      .run(() => {
        begun.push(name);
        return new Promise<void>((resolve) => ends.set(name, resolve));
      })
      .then(() => ended.push(name));
  ['d', 'da', 'dat', 'data'].forEach((name) => void run(name));
  await settled();
  expect(begun).toEqual(['d']);
  ends.get('d')!();
  await settled();
  expect(begun).toEqual(['d', 'data']);
  void run('datab');
  ends.get('data')!();
  await settled();
  ends.get('datab')!();
  await settled();
  expect(ended).toEqual(['d', 'data', 'datab']);
});

it('a task that fails lets the next run', async () => {
  const turns = new Turns();
  const fails = turns.run(() => Promise.reject(new Error('offline')));
  const next = turns.run(async () => 'hits');
  await expect(fails).rejects.toThrow('offline');
  expect(await next).toBe('hits');
});
