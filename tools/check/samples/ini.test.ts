import {expect, it} from 'vitest';
import {iniFaults} from './ini';

it('accepts sections, keys, values and comments', () => {
  expect(
    iniFaults('; comment\n[General]\nLanguage=sv\n\n[SystemDatabase]\nServer=SQL01\\YTTRA\nConnectTimeout=30\nUser='),
  ).toEqual([]);
});

it.each([
  ['[General]\nLanguage=de', 2, '"de" is not allowed for General.Language.', 'Allowed: auto, sv, en.'],
  ['[Generals]\n', 1, 'The init file has no section [Generals].', 'Write [General].'],
  ['[Log]\nLevels=Info', 2, 'The init file has no key Log.Levels.', 'Write Log.Level.'],
  ['[Log]\nLanguage=sv', 2, 'The init file has no key Log.Language.', 'Write General.Language.'],
  [
    '[SystemDatabase]\nConnectTimeout=3',
    2,
    '"3" is not allowed for SystemDatabase.ConnectTimeout.',
    'Allowed: 5–120 s.',
  ],
  [
    '[Log]\nLevel: Info',
    2,
    '"Level: Info" is no line of an init file.',
    'Write [Section], Key=Value without spaces round =, or ; and a comment.',
  ],
  ['Level=Info', 1, 'Level stands before any section.', 'Begin with the [Section] of the key.'],
])('refuses %j', (code, line, message, fix) => {
  expect(iniFaults(code)).toEqual([{line, message, fix}]);
});
