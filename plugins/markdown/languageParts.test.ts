import {expect, it} from 'vitest';
import languageParts from './languageParts';

const text = (value: string) => ({type: 'text', value});
const element = (tagName: string, ...children: {type: string}[]) => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

it('marks the words of the other language and leaves the rest', () => {
  const tree = element(
    'p',
    text('Choose '),
    element('em', text('Godkänn & aktivera')),
    text(', then Bokföring or Order.'),
  );
  languageParts({locale: 'en'})(tree as never);
  const sv = (value: string) => ({type: 'element', tagName: 'span', properties: {lang: 'sv'}, children: [text(value)]});
  expect(tree.children).toEqual([
    text('Choose '),
    element('em', sv('Godkänn & aktivera')),
    text(', then '),
    sv('Bokföring'),
    text(' or Order.'),
  ]);
});

it('leaves code and the page’s own words alone', () => {
  const tree = element('p', element('code', text('Bokföring')), text('Sales'));
  const before = structuredClone(tree);
  languageParts({locale: 'en'})(tree as never);
  expect(tree).toEqual(before);
});
