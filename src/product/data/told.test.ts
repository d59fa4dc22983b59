import {describe, expect, it} from 'vitest';
import {limits, schedules} from '.';
import {phrases} from './phrases';
import {told} from './told';

const session = limits.find(({id}) => id === 'session')!;

describe('told', () => {
  it('tells a limit in the language of its field, wherever it stands', () => {
    expect(told({sv: 'i {limits.session}', list: [{descEn: 'for {limits.session}'}]})).toEqual({
      sv: `i ${session.value} timmar`,
      list: [{descEn: `for ${session.value} hours`}],
    });
  });

  it('tells a schedule, and its time alone', () => {
    const {at, everySv} = schedules.find(({id}) => id === 'backup')!;
    expect(told({sv: '{schedules.backup}, {schedules.backup.at}'}).sv).toBe(`${everySv} ${at}, ${at}`);
  });

  it('leaves alone what has no such name, is of no language, or is no text', () => {
    const facts = {sv: '{limits.sesion} {0}', id: '{limits.session}', n: 3, none: null, en: true};
    expect(told(facts)).toEqual(facts);
  });

  it('has a phrase for every limit and schedule in both languages', () => {
    for (const id of [
      ...limits.map((limit) => `limits.${limit.id}`),
      ...schedules.map((one) => `schedules.${one.id}`),
    ]) {
      expect(phrases.get(id)?.('sv')).toMatch(/\S/);
      expect(phrases.get(id)?.('en')).toMatch(/\S/);
    }
  });
});
