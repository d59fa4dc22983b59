import {expect, it} from 'vitest';
import {unfold} from '.';

it('puts folded values on their first line, and leaves every other line its number', () => {
  const text = 'a: >-\n  one\n  two\n# note\nb: three\n  four\nc: "five\n  six"\nd: |\n  7\n  8\ne: 9\n';
  const unfolded = unfold(text);
  expect(unfolded).toContain('one two');
  expect(unfolded).toContain('three four');
  expect(unfolded).toContain('"five six"');
  expect(unfolded.split('\n').indexOf('e: 9')).toBe(text.split('\n').indexOf('e: 9'));
  expect(unfolded.split('\n').indexOf('# note')).toBe(text.split('\n').indexOf('# note'));
});
