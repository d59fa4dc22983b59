import {expect, it} from 'vitest';
import {nearestTo, wordsOf} from './nearestPages';

const pages = [
  {title: 'Skapa anslutning', to: '/report/install/create_connection'},
  {title: 'Registrera licens', to: '/report/faq/register-license'},
  {title: 'Hantera anslutningar', to: '/report/admin-manual/connections'},
  {title: 'Säkerhetskopior', to: '/api/sql/backup'},
  {title: 'Datatyper', to: '/api/sql/datatypes'},
];

it.each([
  ['/report/install/create-conection', 'Skapa anslutning'],
  ['/report/register_licence', 'Registrera licens'],
  ['/licens', 'Registrera licens'],
  ['/report/s%C3%A4kerhetskopior/', 'Säkerhetskopior'],
  ['/api/sql/nope'],
  ['/100%'],
])('nearest to %s is "%s"', (address, ...titles) => {
  expect(nearestTo(address, pages, 1).map(({title}) => title)).toEqual(titles);
});

it('words of an address', () =>
  expect(wordsOf('/report/f%C3%B6rsta-sidan_2')).toEqual(['report', 'första', 'sidan', '2']));
