import {permissions} from '../data';
import type {LadderFigure} from './types';

/** The levels that give something, lowest first. */
const levels = permissions.levels.filter((level) => level.rank > 0).sort((a, b) => a.rank - b.rank);
const NO_ACCESS = {sv: 'Ingen åtkomst', en: 'No access'} as const;
const YES = {sv: 'ja', en: 'yes'} as const;
const NO = {sv: 'nej', en: 'no'} as const;

/** Canon, section 8. */
export const permissionEvaluation: LadderFigure = {
  kind: 'ladder',
  width: 600,
  stepWidth: 336,
  title: {sv: 'Så avgörs en behörighet', en: 'How a permission is decided'},
  caption: {
    sv: 'Frågorna ställs för varje mapp, bolag, anslutning och dimensionsvärde.',
    en: 'The questions are asked for every folder, company, connection and dimension value.',
  },
  alternative: {
    sv:
      'Tre frågor i ordning. 1. Är användaren med i någon användargrupp? Om inte: ingen åtkomst. ' +
      '2. Säger någon av grupperna Neka? Då blir det ingen åtkomst, vad de andra än säger. ' +
      '3. Ger någon grupp en nivå, direkt eller ärvd från mappen ovanför? Om inte: ingen åtkomst. ' +
      'Annars gäller den högsta nivån; från lägst till högst Läsa, Köra, Redigera, Äga.',
    en:
      'Three questions in order. 1. Is the user in any user group? If not: no access. ' +
      '2. Does any of the groups say Deny? Then there is no access, whatever the others say. ' +
      '3. Does any group give a level, directly or inherited from the folder above? If not: no access. ' +
      'Otherwise the highest level applies; from lowest to highest Read, Run, Edit, Own.',
  },
  rungs: [
    {
      title: {sv: 'Är du med i någon användargrupp?', en: 'Are you in any user group?'},
      lines: [{sv: 'Behörigheter ges bara genom grupper.', en: 'Permissions are given through groups only.'}],
      exit: {label: NO, title: NO_ACCESS, icon: 'cross'},
      down: YES,
    },
    {
      title: {sv: 'Säger någon grupp Neka?', en: 'Does any group say Deny?'},
      lines: [{sv: 'Neka vinner alltid.', en: 'Deny always wins.'}],
      exit: {label: YES, title: NO_ACCESS, icon: 'cross'},
      down: NO,
    },
    {
      title: {sv: 'Ger någon grupp en nivå?', en: 'Does any group give a level?'},
      lines: [{sv: 'Undermappar ärver nivån.', en: 'Subfolders inherit the level.'}],
      exit: {label: NO, title: NO_ACCESS, icon: 'cross'},
      down: YES,
    },
  ],
  end: {
    title: {sv: 'Den högsta nivån gäller', en: 'The highest level applies'},
    lines: [
      {sv: levels.map((level) => level.sv).join(' < '), en: levels.map((level) => level.en).join(' < ')},
    ],
    icon: 'check',
  },
};
