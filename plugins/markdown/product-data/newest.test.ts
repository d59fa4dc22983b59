import type {Root} from 'mdast';
import {expect, it} from 'vitest';
import {VFile} from 'vfile';
import {fillByNewest, applyChangedFacts, type Facts} from './newest';

const options = {locale: 'sv'} as const;

/** Facts that only know the codes of errors and their texts. */
function factsOf(texts: Readonly<Record<string, string>>): Facts {
  const answer: Facts['answer'] = (code) => {
    if (!((code as string) in texts)) throw new Error(`no ${String(code)}`);
    return texts[code as string];
  };
  return {
    answer,
    fill(_page, file, given, asked) {
      asked.push(...String(file).split(' '));
      file.data.filled = asked.map((code) => answer(code, given));
    },
  };
}

/** A page that names some codes, filled as the bundler does it. */
function compile(own: Facts, name: string, codes: string): unknown {
  const file = new VFile({path: `/site/${name}.mdx`, value: codes});
  fillByNewest(own, {type: 'root', children: []} as Root, file, options);
  return file.data.filled;
}

it('fills by the newest facts, and names the pages that these change', () => {
  const first = factsOf({a: 'one', b: 'two'});
  expect(compile(first, 'both', 'a b')).toEqual(['one', 'two']);
  expect(compile(first, 'second', 'b')).toEqual(['two']);
  expect(() => compile(first, 'broken', 'c')).toThrow('no c');

  expect(applyChangedFacts(factsOf({a: 'one', b: 'two'}))).toEqual([]);
  expect(applyChangedFacts(factsOf({a: 'new', b: 'two'}))).toEqual(['/site/both.mdx']);
  expect(compile(first, 'both', 'a b')).toEqual(['new', 'two']);
  expect(applyChangedFacts(factsOf({a: 'new', b: 'two', c: 'mended'}))).toEqual(['/site/broken.mdx']);
  expect(applyChangedFacts(factsOf({a: 'new', c: 'mended'}))).toEqual(['/site/both.mdx', '/site/second.mdx']);
});
