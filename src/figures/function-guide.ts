import {functions} from '../product/data';
import {reportPeriod, reportRows} from '../product/exampleReport';
import {dialogButton, dialogTitle} from './facts';
import type {DialogFigure, DialogRow, Text} from '../../packages/diagrams';

const shown = 'YT.BALANCE';
const account = `"@"&A${reportRows[0]!.row}`;
/** What the tutorial fills in, by argument; the other fields stay empty. */
const values: Readonly<Record<string, {readonly value: string; readonly call: number}>> = {
  account: {value: account, call: 2},
  period: {value: '$C$2', call: 3},
};

function argumentFields(): DialogRow[] {
  const definition = functions.find(({name}) => name === shown)!;
  return definition.arguments.map(({name, nameSv}) => ({
    row: 'field' as const,
    label: {sv: nameSv, en: name} satisfies Text,
    mono: true,
    ...(values[name] ?? {value: ''}),
  }));
}

/** The function guide, filled in for the first amount of the tutorial. */
export const functionGuide: DialogFigure = {
  kind: 'dialog',
  title: {sv: 'Dialogrutan Funktionsguide', en: 'The Function guide dialog'},
  caption: {
    sv: `Funktionsguiden med argumenten till ${shown}.`,
    en: `The function guide with the arguments of ${shown}.`,
  },
  alternative: {
    sv: `Överst den valda funktionen ${shown}. Under den ett fält för varje argument: konto är ${account} och period är $C$2 (${reportPeriod}); saldotyp, dimensioner, bolag och anslutning är tomma. Längst ned finns Infoga och Avbryt.`,
    en: `At the top the chosen function ${shown}. Below it a field for each argument: account is ${account} and period is $C$2 (${reportPeriod}); type, dimensions, company and connection are empty. At the bottom are Insert and Cancel.`,
  },
  window: dialogTitle('functionGuide'),
  rows: [
    {row: 'field', label: {sv: 'Funktion', en: 'Function'}, value: shown, mono: true, select: true, call: 1},
    {row: 'rule'},
    ...argumentFields(),
  ],
  buttons: [
    {label: dialogButton('functionGuide', 1)},
    {label: dialogButton('functionGuide', 0), tone: 'primary', call: 4},
  ],
  legend: [
    {sv: 'Funktionen som ska hämta beloppet.', en: 'The function that is to fetch the amount.'},
    {sv: 'Rapportgruppen, med koden i kolumn A.', en: 'The report group, with the code in column A.'},
    {
      sv: 'Cellen med perioden. Tomma fält får sina förval.',
      en: 'The cell with the period. Empty fields get their defaults.',
    },
    {sv: 'Skriver formeln i den markerade cellen.', en: 'Writes the formula into the selected cell.'},
  ],
};
