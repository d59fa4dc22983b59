import {expect, it} from 'vitest';
import {textOf} from '.';

it('reads through code, bold and nesting', () => {
  expect(
    textOf([
      'Nyckeln ',
      <code key="1">Server</code>,
      ' och ',
      <b key="2">
        två <i>till</i>
      </b>,
    ]),
  ).toBe('Nyckeln Server och två till');
});

it('leaves out what does not print', () => {
  expect(textOf([null, false, 2, ' rader'])).toBe('2 rader');
});
