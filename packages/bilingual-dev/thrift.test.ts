import {execFileSync} from 'node:child_process';
import {expect, it, onTestFinished, vi} from 'vitest';
import type {Compiler} from '../common';
import {idleCollection, thriftyFlags} from './thrift';

it('gives Node flags that it knows', () =>
  expect(execFileSync(process.execPath, [...thriftyFlags, '--print', '1'], {encoding: 'utf8'})).toBe('1\n'));

it('collects once, when the compiler has been idle', () => {
  vi.useFakeTimers();
  const collect = vi.fn();
  vi.stubGlobal('gc', collect);
  onTestFinished(() => void vi.useRealTimers().unstubAllGlobals());
  const callbacks = {watchRun: () => {}, done: () => {}};
  const hook = (of: 'watchRun' | 'done') => ({tap: (_: string, callback: () => void) => (callbacks[of] = callback)});
  idleCollection.apply({hooks: {watchRun: hook('watchRun'), done: hook('done')}} as unknown as Compiler);
  callbacks.done();
  vi.advanceTimersByTime(1500);
  callbacks.watchRun();
  vi.advanceTimersByTime(9000);
  expect(collect).not.toHaveBeenCalled();
  callbacks.done();
  callbacks.done();
  vi.advanceTimersByTime(9000);
  expect(collect).toHaveBeenCalledTimes(1);
});
