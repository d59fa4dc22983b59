import {expect, it, onTestFinished, vi} from 'vitest';
import {scratchFolder} from '../scratch-folder';
import {onChange} from './changes';

const {dir, write} = scratchFolder();

it('follows folders, and below others the files of one name, without those that do not count', async () => {
  write('config/before');
  write('parts/a/before');
  const changed = vi.fn();
  const stop = onChange(dir, ['config', 'parts/**/data.ts', 'nowhere'], changed, (file) => !file.endsWith('.json'));
  onTestFinished(stop);

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
