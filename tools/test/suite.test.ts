import {beforeEach, expect, it, vi} from 'vitest';
import {countIn, countLine, runSuites, single} from './suite';

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

it('adds up what the suites found', async () => {
  const count = await runSuites([
    single('good', async () => 0),
    single('bad', async () => 2),
    {name: 'many', run: async () => ({passed: 5, failed: 1})},
  ]);
  expect(count).toEqual({passed: 6, failed: 2});
});

it('counts a suite that throws, and one that ran nothing, as failed', async () => {
  const count = await runSuites([
    {name: 'broken', run: () => Promise.reject(new Error('no'))},
    {name: 'empty', run: async () => ({passed: 0, failed: 0})},
  ]);
  expect(count).toEqual({passed: 0, failed: 2});
});

it('reads the line that a run ends with, and no other', () => {
  expect(countIn(countLine({passed: 12, failed: 3}))).toEqual({passed: 12, failed: 3});
  expect(countIn('--- unit tests: 12 passed, 3 failed (5 s)')).toBeUndefined();
});
