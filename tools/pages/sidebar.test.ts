import {describe, expect, it} from 'vitest';
import {idsIn, insertAfter, lastOfFolder, removeFromSidebar, renameInSidebar} from './sidebar';

const source = `const categories = [
  {
    key: 'faq',
    pages: {
      all: ['faq/a', 'faq/b'],
      excel: ['faq/a', 'faq/b'],
      web: ['faq/b'],
    },
  },
];
export default {
  x: sidebar('all', ['intro'], ['end']),
  y: [
    'intro',
    {type: 'category', items: [
      'guide/one',
      'guide/two',
    ]},
  ],
};
`;

describe('insertAfter', () => {
  it('puts a page behind another in every list', () => {
    const lines = insertAfter(source, 'faq/b', 'faq/c').split('\n');
    expect(lines.slice(4, 7)).toEqual([
      "      all: ['faq/a', 'faq/b', 'faq/c'],",
      "      excel: ['faq/a', 'faq/b', 'faq/c'],",
      "      web: ['faq/b', 'faq/c'],",
    ]);
  });

  it('leaves lists of other editions alone', () => {
    expect(insertAfter(source, 'faq/b', 'faq/c', ['excel'])).toContain("web: ['faq/b'],");
  });

  it('keeps a list with one page per line so', () => {
    expect(insertAfter(source, 'guide/one', 'guide/new')).toContain(
      "      'guide/one',\n      'guide/new',\n      'guide/two',\n",
    );
  });

  it('refuses a place that is not there', () => {
    expect(() => insertAfter(source, 'nope', 'faq/c')).toThrow('The sidebar does not list "nope".');
  });
});

it('renames a page in every list', () => {
  expect(idsIn(renameInSidebar(source, 'intro', 'start'))).toEqual(
    idsIn(source).map((id) => (id === 'intro' ? 'start' : id)),
  );
});

it.each([
  ['faq/a', "all: ['faq/b'],\n      excel: ['faq/b']"],
  ['guide/two', "items: [\n      'guide/one',\n    ]}"],
])('takes %s away', (id, rest) => {
  expect(removeFromSidebar(source, id)).toContain(rest);
  expect(idsIn(removeFromSidebar(source, id))).not.toContain(id);
});

it('refuses to leave a list empty', () => {
  expect(() => removeFromSidebar(source, 'faq/b')).toThrow('"faq/b" is the only page of the list on line 7');
});

it('knows the last page of a folder', () => {
  expect(lastOfFolder(source, 'guide/x')).toBe('guide/two');
  expect(lastOfFolder(source, 'x')).toBe('intro');
  expect(lastOfFolder(source, 'nowhere/x')).toBeUndefined();
});
