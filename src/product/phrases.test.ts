import {expect, it} from 'vitest';
import {limits, phrases, schedules} from './facts';
import {interpolateFacts} from './phrases';

const session = limits.find(({id}) => id === 'session')!;

it('says a limit or a schedule in the language of its text, wherever it is, and leaves all else alone', () => {
  const {at, every} = schedules.find(({id}) => id === 'backup')!;
  const written = {
    sv: 'i {limits.session}, {schedules.backup}, {schedules.backup.at}',
    list: [{cause: {en: 'for {limits.session}'}, avoid: {en: ['{limits.session}']}}],
    other: {sv: '{limits.sesion} {0}', id: '{limits.session}', n: 3, none: null, en: true},
  };
  expect(interpolateFacts(written, phrases)).toEqual({
    sv: `i ${session.value} timmar, ${every.sv} ${at}, ${at}`,
    list: [{cause: {en: `for ${session.value} hours`}, avoid: {en: [`${session.value} hours`]}}],
    other: written.other,
  });
});
