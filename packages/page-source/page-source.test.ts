import {describe, expect, it} from 'vitest';
import {frontMatterBlock, frontMatterOf, headingIn, mapProseLines, partsOf} from '.';

const body = '\nIntro.\n\n## A `b` {#a}\n\n```md\n## No {#no}\n```\n\n> ~~~\n> ## No {#no}\n> ~~~\n\nEnd.\n';

it('reads front matter with any line ends and a byte order mark, and finds none in a page without', () => {
  expect(frontMatterOf('\uFEFF---\r\ntitle: A\r\nslug: /x\r\n---\r\nText.')).toEqual({title: 'A', slug: '/x'});
  expect(frontMatterBlock('---\ntitle: A\n---\nText.')).toEqual({yaml: 'title: A', length: 17});
  expect(frontMatterOf('Text.\n\n---\n\na: b\n\n---\n')).toEqual({});
});

describe('mapProseLines', () => {
  it('leaves samples as they are, also in quotations', () => {
    const changed = mapProseLines('a\n````\nb\n```\nc\n````\nd\n> ```\n> e\n> ```\nf', (line) => line.toUpperCase());
    expect(changed).toBe('A\n````\nb\n```\nc\n````\nD\n> ```\n> e\n> ```\nF');
  });
});

it('finds the words and the id of a heading, and nothing in other lines', () => {
  expect(headingIn('### Words `x` {#the-id} ')).toEqual({words: 'Words `x`', id: 'the-id', end: 13});
  expect([headingIn('## Words'), headingIn('Words {#id}'), headingIn('#Words {#id}')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it('divides a page at its headings, and not at those in samples', () => {
  const parts = partsOf(`---\ntitle: A\n---\n${body}`);
  expect(parts.map(({id, heading}) => [id, heading])).toEqual([
    [':intro', ''],
    ['a', 'A `b`'],
  ]);
  expect(parts[0]!.text).toBe('Intro.');
  expect(parts[1]!.text).toMatch(/^## A `b` \{#a\}[^]*End\.$/);
  expect(partsOf(body.replaceAll('\n', '\r\n'))).toEqual(partsOf(body));
});
