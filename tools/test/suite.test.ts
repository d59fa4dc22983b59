import {afterAll, beforeAll, expect, it, vi} from 'vitest';
import {runSuites, single} from './suite';

beforeAll(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterAll(() => vi.restoreAllMocks());

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
