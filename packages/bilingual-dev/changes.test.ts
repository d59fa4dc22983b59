import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it, onTestFinished, vi} from 'vitest';
import {onChange} from './changes';

it('follows folders, without those that do not count', async () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'changes-'));
  mkdirSync(path.join(root, 'config'));
  mkdirSync(path.join(root, 'parts/a'), {recursive: true});
  const changed = vi.fn();
  const stop = onChange(root, ['config', 'parts', 'nowhere'], changed, (file) => !/\.(?:json|tsx)$/.test(file));
  onTestFinished(() => {
    stop();
    rmSync(root, {recursive: true});
  });
  const write = (file: string) => writeFileSync(path.join(root, file), 'x');

  write('parts/a/data.ts');
  write('parts/a/look.tsx');
  await vi.waitFor(() => expect(changed.mock.calls).toEqual([['parts/a/data.ts']]), 5000);
  write('config/site.ts');
  await vi.waitFor(() => expect(changed).toHaveBeenLastCalledWith('config/site.ts'), 5000);
  write('parts/a/look.tsx');
  write('config/facts.json');
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(changed).toHaveBeenCalledTimes(2);
});
