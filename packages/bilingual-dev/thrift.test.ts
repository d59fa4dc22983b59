import {execFileSync} from 'node:child_process';
import {afterEach, expect, it, vi} from 'vitest';
import {IdleCollection, thriftyFlags} from './thrift';

it('gives Node the flags that it knows, and no other', () => {
  expect(
    thriftyFlags('  --compact-on-every-full-gc (Perform compaction)\n  --x (instead of --heap-growing-percent)'),
  ).toEqual(['--compact-on-every-full-gc']);
  expect(thriftyFlags().length).toBeGreaterThan(0);
  expect(execFileSync(process.execPath, [...thriftyFlags(), '--print', '1'], {encoding: 'utf8'})).toBe('1\n');
});

afterEach(() => void vi.useRealTimers());

it('collects once, when the compiler has been idle', () => {
  vi.useFakeTimers();
  const callbacks: Record<string, () => void> = {};
  const hook = (of: string) => ({tap: (_: string, callback: () => void) => void (callbacks[of] = callback)});
  const collect = vi.fn();
  new IdleCollection(collect, 100).apply({hooks: {watchRun: hook('watchRun'), done: hook('done')}});
  callbacks.done!();
  vi.advanceTimersByTime(90);
  callbacks.watchRun!();
  vi.advanceTimersByTime(1000);
  expect(collect).not.toHaveBeenCalled();
  callbacks.done!();
  callbacks.done!();
  vi.advanceTimersByTime(1000);
  expect(collect).toHaveBeenCalledTimes(1);
});
