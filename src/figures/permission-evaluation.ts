import {permissions} from '../product/data';
import type {LadderFigure} from '../../packages/diagrams';

/** The levels that give something, lowest first. */
const levels = permissions.levels.filter((level) => level.rank > 0).sort((a, b) => a.rank - b.rank);
const NO_ACCESS = {sv: 'Ingen åtkomst', en: 'No access'} as const;
const YES = {sv: 'ja', en: 'yes'} as const;
const NO = {sv: 'nej', en: 'no'} as const;

/** Canon, section 8. */
export const permissionEvaluation: LadderFigure = {
  kind: 'ladder',
  title: {sv: 'Så avgörs en behörighet', en: 'How a permission is decided'},
  caption: {
    sv: 'Frågorna ställs för varje mapp, bolag och delad anslutning; Neka finns inte för anslutningar. Dimensionsvärden räknas för sig.',
    en: 'The questions are asked for every folder, company and shared connection; there is no Deny for connections. Dimension values count separately.',
  },
  rungs: [
    {
      title: {sv: 'Är du med i någon användargrupp?', en: 'Are you in any user group?'},
      lines: [{sv: 'Behörigheter ges bara genom grupper.', en: 'Permissions are given through groups only.'}],
      exits: [{label: NO, title: NO_ACCESS, icon: 'cross'}],
      down: YES,
    },
    {
      title: {sv: 'Säger någon grupp Neka?', en: 'Does any group say Deny?'},
      lines: [{sv: 'Neka vinner alltid.', en: 'Deny always wins.'}],
      exits: [{label: YES, title: NO_ACCESS, icon: 'cross'}],
      down: NO,
    },
    {
      title: {sv: 'Ger någon grupp en nivå?', en: 'Does any group give a level?'},
      lines: [{sv: 'Undermappar ärver nivån.', en: 'Subfolders inherit the level.'}],
      exits: [{label: NO, title: NO_ACCESS, icon: 'cross'}],
      down: YES,
    },
  ],
  end: {
    title: {sv: 'Den högsta nivån gäller', en: 'The highest level applies'},
    lines: [{sv: levels.map((level) => level.sv).join(' < '), en: levels.map((level) => level.en).join(' < ')}],
    icon: 'check',
  },
};
