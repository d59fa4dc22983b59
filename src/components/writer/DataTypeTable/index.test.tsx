import {expect, it} from 'vitest';
import {render} from '../../render.testing';

it('shows a type with its counterparts', () => {
  const html = render('DataTypeTable');
  expect(html).toContain('<code>bit</code>');
  expect(html).toContain('SANT/<wbr/>FALSKT');
  expect(html).toContain('<th scope="col">TypeScript</th>');
});
