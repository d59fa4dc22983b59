import {expect, it} from 'vitest';
import {bookPage} from './fixture';
import {findLosses} from './proof';

const page = () => bookPage('/a', '<p>Read <code>YT.VALUE</code> first.</p><table><td>10</td><td>20</td></table>');
const printed = 'Contents Page /a 7  Page /a Read YT.VALUE (https://docs.example/x) \ufb01rst. 10 20';
const losses = (text: string) => findLosses([page()], text).map(({text: lost, isMisplaced}) => [lost, isMisplaced]);

it('finds every text in its order, with what the handbook adds and without regard to spaces and ligatures', () => {
  expect(losses(printed)).toEqual([]);
});

it.each([
  ['a cell', printed.replace(' 10', ''), [['10', false]]],
  ['code', printed.replace('YT.VALUE', ''), [['YT.VALUE', false]]],
  [
    'a text that comes too early',
    printed.replace('Read YT.VALUE', 'YT.VALUE Read').replace('10 20', '10 20'),
    [['YT.VALUE', true]],
  ],
  ['a text that comes far too late', printed.replace('20', `${'x'.repeat(400)}20`), [['20', true]]],
])('names %s', (_, text, expected) => {
  expect(losses(text)).toEqual(expected);
});
