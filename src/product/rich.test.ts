import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import type {RichPart} from '../components/Rich';
import {statements} from './facts';
import {markedRich, toRich} from './rich';

const {plain, marked} = parse(readFileSync(path.join(__dirname, 'rich.examples.yml'), 'utf8')) as Record<
  'plain' | 'marked',
  readonly {readonly text: string; readonly gives: unknown}[]
>;

it.each(plain)('$text', ({text, gives}) => expect(toRich(text, 'sv')).toEqual(gives));

it.each(marked)('with marks: $text', ({text, gives}) => expect(markedRich(text, 'sv')).toEqual(gives));

it('sets menus apart in English, too', () =>
  expect(toRich('Add it in Portal > API > Allowed networks; active soon.', 'en')).toContainEqual({
    strong: 'Portal > API > Allowed networks',
  }));

it('leaves no mark of a page in the words of a statement', () => {
  const said = (part: RichPart) => {
    const {text = ''} = typeof part === 'string' ? {text: part} : (part as {text?: string});
    return text;
  };
  const texts = statements.flatMap(({sv, en}) => [markedRich(sv, 'sv'), markedRich(en, 'en')]);
  expect(texts.map((parts) => [parts].flat().map(said).join('')).filter((text) => /[`*]/.test(text))).toEqual([]);
});
