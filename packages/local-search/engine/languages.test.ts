import {describe, expect, it} from 'vitest';
import {fold} from './tokens';
import {languages} from './languages';

describe.each([
  ['sv', 'behörighet behörigheter behörigheterna'],
  ['sv', 'databas databasen databaserna'],
  ['sv', 'licens licensen licenser'],
  ['sv', 'nyckel nyckeln nycklar'],
  ['sv', 'server servern servrar'],
  ['sv', 'konto kontot konton'],
  ['sv', 'kopia kopian kopior'],
  ['sv', 'tillägg tillägget tilläggen'],
  ['sv', 'installera installation installationen'],
  ['sv', 'ansluta anslutning anslutningarna'],
  ['en', 'connect connection connections connecting'],
  ['en', 'install installation installing'],
  ['en', 'permission permissions'],
  ['en', 'currency currencies'],
] as const)('%s', (language, forms) => {
  it(`brings together: ${forms}`, () =>
    expect(new Set(fold(forms).split(' ').map(languages[language].stem)).size).toBe(1));
});

it.each(['', 'a', 'xx', '2003'])('leaves alone what is no word: %j', (odd) => {
  expect([languages.sv.stem(odd), languages.en.stem(odd)]).toEqual([odd, odd]);
});
