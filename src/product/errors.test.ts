import {expect, it} from 'vitest';
import {errors} from './data';
import {errorText, relatedPages} from './errors';

const example = errors[0]!;

it.each([
  ['Kolumnen {0} finns inte i {1}.', 'Kolumnen … finns inte i …'],
  ['Filen kunde inte läsas: {0}', 'Filen kunde inte läsas: …'],
])('shows … for what only the program knows: %s', (sv, shown) => {
  expect(errorText({...example, sv}, 'sv')).toBe(shown);
});

it('leads from a card neither to the page it stands on nor to the handbooks of the staff', () => {
  const related = ['report/intro', 'internal/intro', 'api/about'];
  expect(relatedPages({...example, page: 'api/about', related}).map(({route}) => route)).toEqual(['report/intro']);
});
