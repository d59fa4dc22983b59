import {expect, it} from 'vitest';
import {askedWords, withQuestions} from './questions';

it('keeps each word once, as it is first written, and none that say nothing', () => {
  expect(
    askedWords(['var sparas säkerhetskopian', 'hur länge finns säkerhetskopiorna, eller Säkerhetskopior'], '', 'sv'),
  ).toBe('sparas säkerhetskopian länge');
  expect(askedWords(['#NAMN? i cellen', 'hur visas bladen'], 'Bladet', 'sv')).toBe('#NAMN? cellen visas');
});

it('gives each part its questions, and the first one those of the whole page', () => {
  const records = [
    {anchor: '', heading: '', text: 'A.'},
    {anchor: 'steps', heading: 'Steps', text: 'B.'},
  ];
  const questions = [
    {anchor: 'page', text: 'pruning'},
    {anchor: 'steps', text: 'shears'},
  ];
  expect(withQuestions(records, 'A', questions, 'en').map(({asked}) => asked)).toEqual(['pruning', 'shears']);
  expect(withQuestions(records, 'A', [], 'en')).toEqual(records);
});
