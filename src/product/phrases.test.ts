import {describe, expect, it} from 'vitest';
import {limits, phrases, schedules} from './facts';
import {interpolateFacts} from './phrases';

const session = limits.find(({id}) => id === 'session')!;

describe('interpolateFacts', () => {
  it('says a limit in the language of its text, wherever it is', () => {
    const facts = {
      sv: 'i {limits.session}',
      list: [{cause: {en: 'for {limits.session}'}, avoid: {en: ['{limits.session}']}}],
    };
    expect(interpolateFacts(facts, phrases)).toEqual({
      sv: `i ${session.value} timmar`,
      list: [{cause: {en: `for ${session.value} hours`}, avoid: {en: [`${session.value} hours`]}}],
    });
  });

  it('says a schedule, and its time alone', () => {
    const {at, every} = schedules.find(({id}) => id === 'backup')!;
    const {sv} = interpolateFacts({sv: '{schedules.backup}, {schedules.backup.at}'}, phrases);
    expect(sv).toBe(`${every.sv} ${at}, ${at}`);
  });

  it('leaves alone what has no such name, is of no language, or is no text', () => {
    const facts = {sv: '{limits.sesion} {0}', id: '{limits.session}', n: 3, none: null, en: true};
    expect(interpolateFacts(facts, phrases)).toEqual(facts);
  });
});

it('has a phrase for every limit and schedule in both languages', () => {
  const ids = [...limits.map(({id}) => `limits.${id}`), ...schedules.map(({id}) => `schedules.${id}`)];
  for (const id of ids) {
    expect(phrases.get(id)).toEqual({sv: expect.stringMatching(/\S/), en: expect.stringMatching(/\S/)});
  }
});
