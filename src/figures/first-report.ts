import type {LocaleId} from '../lib/locales';
import {product} from '../product/data';
import {reportFormula, reportPeriod, reportRows} from '../product/exampleReport';
import {formatNumber} from '../product/data/numbers';
import type {DialogFigure, Text} from '../../packages/diagrams';

const [first, last] = [reportRows[0]!, reportRows.at(-1)!];

const amount = (value: number): Text => ({sv: formatNumber(value, 'sv'), en: formatNumber(value, 'en')});

/** Every row with its amount, in words. */
const rowsInWords = (locale: LocaleId): string =>
  reportRows.map((row) => `${row[locale]} ${formatNumber(row.amount, locale)}`).join('; ');

/** The finished report of the tutorial, with the example company's figures. */
export const firstReport: DialogFigure = {
  kind: 'dialog',
  title: {sv: 'Den färdiga resultaträkningen', en: 'The finished income statement'},
  caption: {
    sv: `Resultaträkningen för ${product.example.company}, ${reportPeriod}.`,
    en: `The income statement of ${product.example.company}, ${reportPeriod}.`,
  },
  alternative: {
    sv: `Ett kalkylblad där cellen C${first.row} är markerad och formelfältet visar dess formel. Raderna är ${rowsInWords('sv')}.`,
    en: `A sheet where the cell C${first.row} is selected and the formula bar shows its formula. The rows are ${rowsInWords('en')}.`,
  },
  window: {sv: 'Resultaträkning', en: 'Income statement'},
  rows: [
    {
      row: 'field',
      label: `C${first.row}`,
      value: {sv: reportFormula(first.row, 'sv'), en: reportFormula(first.row, 'en')},
      mono: true,
      call: 1,
    },
    {
      row: 'list',
      items: reportRows.map((row) => ({
        text: {sv: `${row.row}  ${row.sv}`, en: `${row.row}  ${row.en}`},
        side: amount(row.amount),
        ...(row === first && {selected: true}),
        ...(row === last && {call: 2}),
      })),
    },
  ],
  buttons: [],
  legend: [
    {
      sv: 'Formeln i den markerade cellen; raderna under har samma.',
      en: 'The formula of the selected cell; the rows below have the same.',
    },
    {
      sv: 'Resultatet, hämtat för sig och inte summerat i bladet.',
      en: 'The result, fetched by itself and not summed in the sheet.',
    },
  ],
};
