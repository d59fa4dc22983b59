import {describe, expect, it} from 'vitest';
import {createEngine} from '../engine/engine';
import {recordsOfHtml} from './html';
import {makeIndex} from './indexFile';
import type {LocalSearchOptions} from './options';

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
      shownAs: 'section',
      hasLinkRows: true,
    },
    {
      name: 'bed.Depth',
      label: 'Setting',
      title: 'How deep.',
      text: 'In cm.',
      url: '/garden/poles#depth',
      shownAs: 'row',
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
    <table><tr id=depth><th>Depth<td>How deep.</table>
    <table><tr id=spade-bladewidth><td>BladeWidth<td>cm<tr id=spade-grip><td>Grip<td>D</table>
    <table><tr><th><a href=/en/garden/seeds#s-12>S-12</a><td>A bean that climbs.</table>`,
};

const pages = Object.keys(html).map((url) => ({url, title: url, section: 0, keywords: '', description: ''}));
const index = () =>
  makeIndex({language: 'en', baseUrl: '/en/', options, pages}, async ({url}, covered) =>
    recordsOfHtml(`<div class=theme-doc-markdown>${html[url]!}</div>`, url, {covered}),
  );

describe('the index of a site', () => {
  it('has the cards of pages that are in the build, and their ways on, with the addresses of its language', async () => {
    const {cards} = await index();
    expect(cards.map(({url}) => url)).toEqual([
      '/en/garden/seeds#s-12',
      '/en/garden/poles#depth',
      '/en/garden/poles#spade',
    ]);
    expect(cards[0]!.more).toEqual([['Poles', '/en/garden/poles']]);
  });

  it('sends readers nothing that only the build must know', async () => {
    expect(JSON.stringify(await index())).not.toMatch(/shownAs|hasLinkRows/);
  });

  it('refers to a card where its page repeats it: rows, parts, rows that link to it', async () => {
    const {records} = await index();
    expect(records.find(({page}) => page === 1)!.text).toBe('Of hazel. {{r1}} {{p2}} {{l0}}');
  });

  it('gives the engine everything back', async () => {
    const {search} = await createEngine(await index());
    const first = (query: string) => search(query).hits[0]?.url;
    expect(['hazel', 'stake', 'Depth', 'grip', 'climbs'].map(first)).toEqual(Array(5).fill('/en/garden/poles'));
    expect(search('s12').cards.map(({name}) => name)).toEqual(['S-12']);
    expect(search('1200').cards.map(({name}) => name)).toEqual(['S-12']);
    expect(search('spade.bladewidth').cards[0]).toMatchObject({
      label: 'Part',
      url: '/en/garden/poles#spade-bladewidth',
    });
  });

  it('needs no cards, no synonyms', async () => {
    const bare = {sections: options.sections};
    const {cards, synonyms} = await makeIndex({language: 'sv', baseUrl: '/', options: bare, pages: []}, async () => []);
    expect({cards, synonyms}).toEqual({cards: [], synonyms: []});
  });
});
