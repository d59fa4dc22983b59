import type {LadderFigure} from '../../packages/diagrams';

const EXCEL = {label: {sv: 'ja', en: 'yes'}, title: 'Excel', icon: 'sheet'} as const;
const NO = {sv: 'nej', en: 'no'} as const;

/** Canon, section 2, “Excel versus Web”. */
export const excelOrWeb: LadderFigure = {
  kind: 'ladder',
  numbers: 'none',
  title: {sv: 'Välj Excel eller webb', en: 'Choose Excel or Web'},
  caption: {
    sv: 'Svarar du nej på allt räcker oftast webben, och då behöver inget installeras.',
    en: 'If you answer no to everything, Web is usually enough, and nothing needs installing.',
  },
  rungs: [
    {
      title: {
        sv: 'Ska du bygga rapporter eller skriva YT-funktioner?',
        en: 'Will you build reports or write YT functions?',
      },
      exits: [EXCEL],
      down: NO,
    },
    {
      title: {sv: 'Behövs makron eller levande pivottabeller?', en: 'Do you need macros or live pivot tables?'},
      exits: [EXCEL],
      down: NO,
    },
    {title: {sv: 'Vill du arbeta utan nät?', en: 'Do you want to work offline?'}, exits: [EXCEL], down: NO},
    {title: {sv: 'Ska du ha egna anslutningar?', en: 'Do you need your own connections?'}, exits: [EXCEL], down: NO},
  ],
  end: {
    title: {sv: 'Webb', en: 'Web'},
    lines: [{sv: 'även Mac och surfplatta, schemalagd leverans', en: 'also Mac and tablet, scheduled delivery'}],
    icon: 'globe',
  },
};
