import {expect, it} from 'vitest';
import {scratchFolder} from '../../packages/scratch-folder';
import {Files} from './files';
import {namedPage} from './page';
import {insertInSidebar, removeFromSidebar, renameInSidebar} from './sidebar';

const {dir, write} = scratchFolder();
const faq = {label: 'FAQ', items: ['faq/a', 'faq/b']};
const all = ['start', faq, {label: 'Guide', items: ['guide/one']}, {label: 'A link', href: '/'}];
const page = (id: string) => namedPage(`report/${id}`);

/** The lists as they are afterwards. */
function after(change: (files: Files) => void, lists: readonly unknown[] = all): unknown {
  const file = write('src/edition/sidebar.json', JSON.stringify(lists)).slice(dir.length + 1);
  const files = new Files(dir);
  change(files);
  return JSON.parse(files.read(file));
}

it.each([
  ['faq/c', undefined, [all[0], {...faq, items: ['faq/a', 'faq/b', 'faq/c']}, ...all.slice(2)]],
  ['faq/c', 'report/faq/a', [all[0], {...faq, items: ['faq/a', 'faq/c', 'faq/b']}, ...all.slice(2)]],
  ['about', undefined, ['start', 'about', ...all.slice(1)]],
])('puts %s after %s', (id, place, lists) => {
  expect(after((files) => insertInSidebar(files, page(id), place))).toEqual(lists);
});

it('renames a page, and takes one away', () => {
  expect(after((files) => renameInSidebar(files, page('faq/a'), page('faq/z')))).toContainEqual({
    ...faq,
    items: ['faq/z', 'faq/b'],
  });
  expect(after((files) => removeFromSidebar(files, page('faq/b')))).toContainEqual({...faq, items: ['faq/a']});
});

it.each<readonly [string, (files: Files) => void]>([
  [
    'No page of the sidebar lies in the same folder as report/new/a. Say which one it is to follow',
    (files) => insertInSidebar(files, page('new/a'), undefined),
  ],
  ['The sidebar does not list "nope".', (files) => insertInSidebar(files, page('faq/c'), 'report/nope')],
  ['The sidebar lists "twice" more than once.', (files) => renameInSidebar(files, page('twice'), page('x'))],
  ['"guide/one" is the only page of “Guide”', (files) => removeFromSidebar(files, page('guide/one'))],
])('refuses: %s', (message, change) => {
  expect(() => after(change, [...all, 'twice', 'twice'])).toThrow(message);
});
