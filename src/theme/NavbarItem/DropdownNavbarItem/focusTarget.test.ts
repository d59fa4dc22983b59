import {expect, it} from 'vitest';
import {focusTarget} from './focusTarget';

it('goes round with the arrows', () => {
  expect(focusTarget('ArrowDown', -1, 2)).toBe(0);
  expect(focusTarget('ArrowDown', 1, 2)).toBe(0);
  expect(focusTarget('ArrowUp', 0, 2)).toBe(1);
  expect(focusTarget('ArrowUp', -1, 3)).toBe(2);
});

it('leaves Home and End to the page while the button has the focus', () => {
  expect(focusTarget('Home', -1, 2)).toBeNull();
  expect(focusTarget('End', 0, 3)).toBe(2);
});

it('leaves every other key alone', () => {
  expect(focusTarget('Tab', 0, 2)).toBeNull();
});
