import {describe, expect, it} from 'vitest';
import {quality, rankOf} from './score';

const about = (expect: string | string[]) => ({kind: 'term', q: 'licens', expect});

describe('rank of an answer', () => {
  it('is that of the entry that leads to the heading', () =>
    expect(rankOf([['/a'], ['/b', '/b#two']], about('/b#two'))).toBe(2));
  it('takes any part of a page when a page is asked for', () => expect(rankOf([['/b#two']], about('/b'))).toBe(1));
  it('does not take another part of the right page', () => expect(rankOf([['/b'], ['/b#one']], about('/b#two'))).toBe(0));
  it('takes one of several answers', () => expect(rankOf([['/x'], ['/c']], about(['/b', '/c']))).toBe(2));
});

describe('quality', () => {
  it('counts shares, by place and by page', () => {
    const questions = [about('/a'), about('/b#two'), about('/c'), about('/d')];
    const answers = [[['/a#one']], [['/x'], ['/b#one']], [['/x'], ['/y'], ['/z'], ['/c']], []];
    expect(quality(questions, answers)).toEqual({first: 0.25, topThree: 0.25, pageFirst: 0.25, pageTopThree: 0.5});
  });
  it('refuses answers that belong to other questions', () => expect(() => quality([about('/a')], [])).toThrow('1 questions have 0'));
});
