import {expect, it} from 'vitest';
import {withQuestions} from './questions';

it('gives each part what its questions say, and the first one those of the whole page', () => {
  const records = [
    {anchor: '', heading: '', text: 'A.'},
    {anchor: 'steps', heading: 'Steps', text: 'B.'},
  ];
  const questions = [
    {anchor: 'page', text: 'anyone pruning a'},
    {anchor: 'steps', text: 'steps: shears'},
  ];
  expect(withQuestions(records, 'A', questions, 'en').map(({asked}) => asked)).toEqual(['pruning', 'shears']);
  expect(withQuestions(records, 'A', [], 'en')).toEqual(records);
});
