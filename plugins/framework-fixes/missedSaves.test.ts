import {utimesSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {Compiler} from '../../packages/common';
import {scratchFolder} from '../../packages/scratch-folder';
import {missedSaves} from './devServer';

const {dir, write} = scratchFolder();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A file that was saved so many milliseconds from now. */
function saved(name: string, fromNow: number): string {
  const file = write(name);
  const time = new Date(Date.now() + fromNow);
  utimesSync(file, time, time);
  return file;
}

/** Compiles once, with what the files of the compilation are, and waits. @returns what was handed to the bundler */
function compileOnce(files: readonly string[], running = false) {
  const modifiedFiles = new Set<string>();
  const invalidate = vi.fn();
  let begin = () => {};
  let end: (stats: {compilation: {fileDependencies: readonly string[]}}) => void = () => {};
  const compiler = {
    hooks: {
      watchRun: {tap: (_name: string, call: typeof begin) => (begin = call)},
      afterDone: {tap: (_name: string, call: typeof end) => (end = call)},
    },
    modifiedFiles,
    watching: {running, lazyCompilationInvalidate: (missed: Set<string>) => invalidate([...missed])},
  };
  missedSaves.apply(compiler as unknown as Compiler);
  const turn = (wait = 1000) => {
    begin();
    end({compilation: {fileDependencies: files}});
    vi.advanceTimersByTime(wait);
  };
  turn();
  return {invalidate, turn, modifiedFiles};
}

it('hands over what was saved after the compilation began, and nothing else', () => {
  const files = [saved('old.mdx', -1000), saved('new.mdx', 50), saved('new.json', 50), path.join(dir, 'gone.mdx')];
  expect(compileOnce(files).invalidate.mock.calls).toEqual([[[files[1]]]]);
  expect(compileOnce([files[0]!]).invalidate).not.toHaveBeenCalled();
});

it('hands one save over once, also where its time lies ahead', () => {
  const {invalidate, turn} = compileOnce([saved('ahead.mdx', 3_600_000)]);
  turn();
  expect(invalidate).toHaveBeenCalledTimes(1);
});

it('leaves it to the bundler where that compiles already', () => {
  expect(compileOnce([saved('new.mdx', 50)], true).invalidate).not.toHaveBeenCalled();
});

it.each([
  ['remembers a save over a compilation that begins, for another file, before it was looked for', false],
  ['hands nothing over that the bundler has noticed itself', true],
])('%s', (_, isNoticed) => {
  const {invalidate, turn, modifiedFiles} = compileOnce([path.join(dir, 'page.mdx')]);
  turn(100);
  const file = saved('page.mdx', 50);
  if (isNoticed) modifiedFiles.add(file);
  vi.advanceTimersByTime(100);
  turn();
  expect(invalidate.mock.calls).toEqual(isNoticed ? [] : [[[file]]]);
});
