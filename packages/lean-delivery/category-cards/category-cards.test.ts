import {expect, it} from 'vitest';
import loader from './loader';

const doc = (id: string) => ({type: 'link', docId: id});
const record = (id: string) => ({id, title: id, description: `About ${id}`, sidebar: 'a'});

it('keeps the descriptions of documents below a category, at any depth and in any sidebar', () => {
  const version = {
    label: 'Next',
    docsSidebars: {
      a: [doc('start'), {type: 'category', items: [doc('one'), {type: 'category', items: [doc('two')]}]}],
      b: [doc('one'), {type: 'category', items: [{type: 'link', href: 'https://a.example'}, doc('three')]}],
    },
    docs: Object.fromEntries(['start', 'one', 'two', 'three', 'unlisted'].map((id) => [id, record(id)])),
  };
  expect(JSON.parse(loader(JSON.stringify({version})))).toEqual({
    version: {
      ...version,
      docs: {one: {description: 'About one'}, two: {description: 'About two'}, three: {description: 'About three'}},
    },
  });
});

it.each(['{"categoryGeneratedIndex":{"title":"a"}}', '{"version":{"label":"Next"}}'])(
  'leaves %s as it is',
  (source) => {
    expect(loader(source)).toBe(source);
  },
);
