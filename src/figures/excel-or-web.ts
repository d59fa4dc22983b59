import type {LadderFigure} from './types';

const EXCEL = {label: {sv: 'ja', en: 'yes'}, title: 'Excel', icon: 'sheet'} as const;
const NO = {sv: 'nej', en: 'no'} as const;

/** Canon, section 2, “Excel versus Web”. */
export const excelOrWeb: LadderFigure = {
  kind: 'ladder',
  width: 560,
  stepWidth: 340,
  unnumbered: true,
  title: {sv: 'Välj Excel eller webb', en: 'Choose Excel or Web'},
  caption: {
    sv: 'Svarar du nej på allt räcker webben, och då behöver inget installeras.',
    en: 'If you answer no to everything, Web is enough, and nothing needs installing.',
  },
  alternative: {
    sv:
      'Fyra frågor i ordning. Ska du bygga rapporter eller skriva YT-funktioner? Behöver rapporten makron eller levande pivottabeller? ' +
      'Vill du ha en kopia som fungerar offline? Ska du ha egna anslutningar? Ett ja på någon av dem betyder Yttra Rapport i Excel. ' +
      'Nej på alla betyder Yttra Rapport Webb, som också fungerar på Mac och surfplatta och kan skicka rapporter enligt schema.',
    en:
      'Four questions in order. Will you build reports or write YT functions? Does the report need macros or live pivot tables? ' +
      'Do you want a copy that works offline? Do you need your own connections? One yes means Yttra Report in Excel. ' +
      'No to all means Yttra Report Web, which also works on Mac and tablet and can send reports on a schedule.',
  },
  rungs: [
    {title: {sv: 'Ska du bygga rapporter eller skriva YT-funktioner?', en: 'Will you build reports or write YT functions?'}, exit: EXCEL, down: NO},
    {title: {sv: 'Behövs makron eller levande pivottabeller?', en: 'Do you need macros or live pivot tables?'}, exit: EXCEL, down: NO},
    {title: {sv: 'Vill du ha en kopia offline?', en: 'Do you want an offline copy?'}, exit: EXCEL, down: NO},
    {title: {sv: 'Ska du ha egna anslutningar?', en: 'Do you need your own connections?'}, exit: EXCEL, down: NO},
  ],
  end: {
    title: {sv: 'Webb', en: 'Web'},
    lines: [{sv: 'även Mac och surfplatta, schemalagd leverans', en: 'also Mac and tablet, scheduled delivery'}],
    icon: 'globe',
  },
};
