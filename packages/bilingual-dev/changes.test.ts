import {expect, it, onTestFinished, vi} from 'vitest';
import {scratchFolder} from '../scratch-folder';
import {onChange} from './changes';

const {dir, write} = scratchFolder();

it('follows folders, without those that do not count', async () => {
  write('config/site.ts');
  write('parts/a/look.tsx');
  const changed = vi.fn();
  onTestFinished(onChange(dir, ['config', 'parts', 'nowhere'], changed, (file) => !/\.(?:json|tsx)$/.test(file)));

  write('parts/a/data.ts');
  write('parts/a/look.tsx');
  await vi.waitFor(() => expect(changed.mock.calls).toEqual([['parts/a/data.ts']]), 5000);
  write('config/site.ts', 'x');
  await vi.waitFor(() => expect(changed).toHaveBeenLastCalledWith('config/site.ts'), 5000);
  write('parts/a/look.tsx', 'x');
  write('config/facts.json');
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(changed).toHaveBeenCalledTimes(2);
});
