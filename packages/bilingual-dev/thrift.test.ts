import {execFileSync} from 'node:child_process';
import {expect, it} from 'vitest';
import {thriftyFlags} from './thrift';

it('gives Node the flags that it knows, and no other', () => {
  expect(
    thriftyFlags('  --compact-on-every-full-gc (Perform compaction)\n  --x (instead of --heap-growing-percent)'),
  ).toEqual(['--compact-on-every-full-gc']);
  expect(thriftyFlags().length).toBeGreaterThan(0);
  expect(execFileSync(process.execPath, [...thriftyFlags(), '--print', '1'], {encoding: 'utf8'})).toBe('1\n');
});
