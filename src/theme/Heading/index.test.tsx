import {expect, it} from 'vitest';
import {textOf} from '.';

it('reads through code, bold and nesting, and leaves out what does not print', () => {
  const nested = (
    <b key="2">
      två <i>till</i>
    </b>
  );
  expect(textOf([null, 'Nyckeln ', <code key="1">Server</code>, ' och ', nested, false, 2])).toBe(
    'Nyckeln Server och två till2',
  );
});
