import {expect, it} from 'vitest';
import {render} from '../../render.testing';

it.each([
  ['product.currentVersion', '2025.4.1'],
  ['limits.excelCells', '20\u00a0000\u00a0celler'],
  ['addresses.sql', '<code>sql.yttra.example,1433</code>'],
  ['addresses.support', '<a href="mailto:support@yttra.example">support@yttra.example</a>'],
])('%s', (of, html) => {
  expect(render('Value', {of})).toBe(html);
});
