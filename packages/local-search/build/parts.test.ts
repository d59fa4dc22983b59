import {describe, expect, it} from 'vitest';
import {createEngine} from '../engine/engine';
import type {CorePart, PartName, ReadPart} from '../engine/parts';
import type {SearchContent} from '../engine/types';
import {makeParts, readerOf} from './parts';

/** Enough different words for several parts of each kind: each page has one of its own. */
const words = Array.from(
  {length: 400},
  (_, page) => `${String.fromCharCode(97 + (page % 26))}ord${String(page).padStart(3, '0')}`,
);

const content: SearchContent = {
  language: 'sv',
  sections: [{id: 'a', label: 'A'}],
  pages: words.map((word, page) => ({url: `/a/${page}`, title: `Sida ${word}`, section: 0, keywords: ''})),
  records: words.flatMap((word, page) => [
    {page, anchor: '', heading: '', text: 'Början.'},
    {page, anchor: 'mer', heading: 'Mer', text: `Här står ${word} och säkerhetskopior för läsaren.`},
  ]),
  cards: [{name: 'YT-399', label: 'Fel', title: 'Ett fel.', text: '', url: '/a/399#mer'}],
  partLabel: '',
  synonyms: [],
};

const parts = makeParts(content);
const core = parts.get('core') as CorePart;

/** A search that says which parts it has read. */
async function observed() {
  const names: PartName[] = [];
  const inMemory = readerOf(parts);
  const {search} = await createEngine((name) => {
    names.push(name);
    return inMemory(name);
  });
  return {search, names};
}

describe('an index in parts', () => {
  it('has several of each kind', () => {
    expect(core.starts.words.length).toBeGreaterThan(2);
    expect(core.starts.texts.length).toBeGreaterThan(2);
    expect(parts.size).toBe(1 + core.starts.words.length + core.starts.texts.length);
  });

  it.each(words.filter((_, page) => page % 13 === 0))('finds %s, whichever part it stands in', async (word) => {
    const {search} = await observed();
    const {hits, total} = await search(word);
    expect(hits.map(({page}) => page)).toEqual([`Sida ${word}`, `Sida ${word}`]);
    expect(total).toBe(2);
  });

  it('is read as far as a query needs it, and each part once', async () => {
    const {search, names} = await observed();
    expect(names).toEqual(['core']);
    await search(words[0]!);
    expect(names.length).toBeLessThan(8);
    const before = names.length;
    await search(words[0]!);
    expect(names.length).toBe(before);
  });

  it('has a card where its name belongs', async () => {
    const {search} = await observed();
    expect((await search('yt 399')).cards.map(({url}) => url)).toEqual(['/a/399#mer']);
  });

  it('shows a word as the pages write it', async () => {
    const {search} = await observed();
    expect((await search('säkrhetskopior')).suggestion).toBe('säkerhetskopior');
  });
});

describe('a part that does not come', () => {
  const failing =
    (kind: string, fails: () => boolean): ReadPart =>
    async (name) => {
      if (name.startsWith(kind) && fails()) {
        throw new Error(`${name} is gone`);
      }
      return parts.get(name);
    };

  it.each(['words', 'texts'])('fails the search, and is asked for again: %s', async (kind) => {
    let isGone = true;
    const {search} = await createEngine(failing(kind, () => isGone));
    await expect(search(words[0]!)).rejects.toThrow(`${kind}-`);
    isGone = false;
    expect((await search(words[0]!)).total).toBe(2);
  });

  it('is not asked for when nobody waits any more', async () => {
    const {search, names} = await observed();
    await expect(search(words[0]!, {signal: AbortSignal.abort()})).rejects.toThrow();
    expect(names.filter((name) => name.startsWith('texts'))).toEqual([]);
  });

  it('says which parts there are when another is asked for', async () => {
    await expect(readerOf(parts)('texts-9999')).rejects.toThrow('no part "texts-9999", only core, words-0');
  });
});

it('refuses an index of another format', async () => {
  await expect(createEngine(async () => ({...core, format: 3}))).rejects.toThrow('has format 3, this page reads 4');
});
