import {expect, it} from 'vitest';
import {namedPage} from './page';
import {insertInSidebar, removeFromSidebar, renameInSidebar} from './sidebar';

const source = `const categories = [{key: 'faq', pages: ['faq/a', 'faq/b']}];
const first = ['intro'];
export default {
  x: ['start', {type: 'category', label: 'faq/a', items: [
    'guide/one', // Comes first.
    'guide/two',
  ]}],
};
`;
const insert = (name: string, after?: string) => insertInSidebar(source, namedPage(`report/${name}`), after);

it.each([
  ['faq/c', undefined, "pages: ['faq/a', 'faq/b', 'faq/c']"],
  ['faq/c', 'report/faq/a', "pages: ['faq/a', 'faq/c', 'faq/b']"],
  ['guide/three', '/report/guide/one', "'guide/one', 'guide/three', // Comes first.\n"],
  ['about', undefined, "['start', 'about', {type"],
])('puts %s after %s', (name, after, text) => {
  expect(insert(name, after)).toContain(text);
});

it.each([
  ['new/a', undefined, 'No page of the sidebar lies in the same folder as report/new/a. Say which one it is to follow'],
  ['faq/c', 'report/nope', 'The sidebar does not list "nope".'],
])('refuses %s after %s', (name, after, message) => {
  expect(() => insert(name, after)).toThrow(message);
});

it('refuses a place that is named twice', () => {
  expect(() => renameInSidebar(source.replace('intro', 'start'), 'start', 'x')).toThrow(
    'The sidebar lists "start" more than once.',
  );
});

it('renames a page, and no other text', () => {
  expect(renameInSidebar(source, 'faq/a', 'faq/z')).toBe(source.replace("['faq/a'", "['faq/z'"));
});

it.each([
  ['faq/a', "pages: ['faq/b']"],
  ['faq/b', "pages: ['faq/a', ]"],
  ['guide/two', "'guide/one', // Comes first.\n    ]}"],
])('takes %s away', (id, rest) => {
  expect(removeFromSidebar(source, id)).toContain(rest);
});

it('refuses to leave a list empty', () => {
  expect(() => removeFromSidebar(source, 'intro')).toThrow('"intro" is the only page of the list on line 2');
});
