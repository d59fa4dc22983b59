import {expect, it} from 'vitest';
import {changesInWords} from './states';

it('says what states mean, and every change, in each language', () => {
  const states = [
    {
      id: 'on',
      sv: 'På',
      en: 'On',
      description: {sv: 'Går', en: 'Runs'},
      changes: [{to: 'off', sv: 'Tiden är ute', en: 'Time is up'}],
    },
    {id: 'off', sv: 'Av', en: 'Off'},
  ];
  expect(changesInWords(states)).toEqual({
    sv: 'På: Går. Från På till Av: Tiden är ute.',
    en: 'On: Runs. From On to Off: Time is up.',
  });
});
