import {expect, it} from 'vitest';
import {errors} from './facts';
import {errorText, relatedSections} from './errors';

const example = errors[0]!;

it.each([
  ['Kolumnen {0} finns inte i {1}.', 'Kolumnen … finns inte i …'],
  ['Filen kunde inte läsas: {0}', 'Filen kunde inte läsas: …'],
])('shows … for what only the program knows: %s', (sv, shown) => {
  expect(errorText({...example, sv}, 'sv')).toBe(shown);
});

it('leads from a card neither to the page it stands on nor to the handbooks of the staff', () => {
  const related = ['report/intro#parts', 'internal/intro#rules', 'api/about#limits'];
  expect(relatedSections({...example, page: 'api/about', related}).map(({href}) => href)).toEqual([
    '/report/intro#parts',
  ]);
});
