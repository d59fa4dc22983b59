import {beforeEach, expect, it, vi} from 'vitest';
import {countIn, countLine, isFailureLine, runSuites, single} from './suite';

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

it('says again of each failure the test and the end of its message, without colours', async () => {
  const message = `gone\n${'line\n'.repeat(50)}\u001b[31mlast\u001b[39m`;
  await runSuites([
    {name: 'many', run: async () => ({passed: 5, failed: 1, failures: [{test: 'a.spec.ts:3 › works', message}]})},
    {name: 'empty', run: async () => ({passed: 0, failed: 0})},
  ]);
  const said = vi.mocked(console.log).mock.calls.map(([line]) => String(line));
  const lines = said.filter(isFailureLine);
  expect(lines[0]).toBe('✗ a.spec.ts:3 › works');
  expect(lines).toContain('✗     last');
  expect(lines.slice(-2)).toEqual(['✗ empty', '✗     It ran no test.']);
  expect(lines.join()).not.toContain('gone');
});

it('reads the line that a run ends with, and no other', () => {
  expect(countIn(countLine({passed: 12, failed: 3}))).toEqual({passed: 12, failed: 3});
  expect(countIn('--- unit tests: 12 passed, 3 failed (5 s)')).toBeUndefined();
});
