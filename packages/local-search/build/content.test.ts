import {parse} from 'parse5';
import {describe, expect, it} from 'vitest';
import {recordsOfHtml} from './html';
import {readContent, withQuestions} from './content';
import type {LocalSearchOptions} from './options';
import {makeIndex, searchIn} from './makeIndex';

/** A site of seeds: nothing in it is ours. */
const options: LocalSearchOptions = {
  sections: [{id: 'garden', label: {sv: 'Trädgård', en: 'Garden'}}],
  cards: () => [
    {
      name: 'S-12',
      label: 'Seed',
      title: 'A bean that climbs.',
      text: 'Give it a pole.',
      url: '/garden/seeds#s-12',
      aliases: ['1200'],
      more: [
        ['Poles', '/garden/poles'],
        ['Gone', '/garden/gone'],
      ],
    },
    {
      name: 'tool.Spade',
      label: 'Tool',
      title: 'A spade.',
      text: '',
      url: '/garden/poles#spade',
      parts: [
        ['BladeWidth', 'cm', 'Width of the blade.'],
        ['Grip', 'D', 'Its upper end.'],
      ],
    },
    {name: 'S-13', label: 'Seed', title: 'On no page.', text: '', url: '/garden/gone#s-13'},
  ],
  partLabel: {sv: 'Del', en: 'Part'},
  synonyms: {sv: [], en: [['pole', 'stake']]},
};

const html: Readonly<Record<string, string>> = {
  '/en/garden/seeds': '<h2 id=s-12>S-12</h2>',
  '/en/garden/poles': `<p>Of hazel.
    <table><tr id=spade-bladewidth><td>BladeWidth<td>cm<tr id=spade-grip><td>Grip<td>D</table>
    <table><tr><th><a href=/en/garden/seeds#s-12>S-12</a><td>A bean that climbs.</table>`,
};

const page = {section: 0, keywords: '', description: ''};
const pages = Object.keys(html).map((url) => ({...page, url, title: url, source: url}));
const content = () =>
  readContent('en', '/en/', options, pages, ({url}) =>
    recordsOfHtml(parse(`<div class=theme-doc-markdown>${html[url]!}</div>`), url),
  );

describe('the content of a site', () => {
  it('has the cards of pages that are in the build, and their ways on, with the addresses of its language', () => {
    const cards = content().pages.flatMap((own) => own.cards);
    expect(cards.map(({url}) => url)).toEqual(['/en/garden/seeds#s-12', '/en/garden/poles#spade']);
    expect(cards[0]!.more).toEqual([['Poles', '/en/garden/poles']]);
  });

  it('gives the engine everything back', () => {
    const search = searchIn(makeIndex(content()));
    const first = (query: string) => search(query).hits[0]?.url;
    const names = (query: string) => search(query).cards.map(({name}) => name);
    expect(['hazel', 'stake', 'grip', 'climbs'].map(first)).toEqual(Array(4).fill('/en/garden/poles'));
    expect(names('s12')).toEqual(['S-12']);
    expect(names('1200')).toEqual(['S-12']);
    expect(search('spade.bladewidth').cards[0]).toMatchObject({
      label: 'Part',
      url: '/en/garden/poles#spade-bladewidth',
    });
  });
});

it('gives each part what its questions say, and the first one those of the whole page', () => {
  const records = [
    {anchor: '', heading: '', text: 'A.'},
    {anchor: 'steps', heading: 'Steps', text: 'B.'},
  ];
  const questions = [
    {anchor: 'page', text: 'anyone pruning a'},
    {anchor: 'steps', text: 'steps: shears'},
  ];
  const texts = questions.map(({text}) => [text]);
  expect(withQuestions(records, questions).map((record) => record.questions)).toEqual(texts);
  expect(withQuestions(records, [])).toEqual(records);
});
