import {dialogButton, dialogTitle} from './facts';
import type {DialogFigure} from '../../packages/diagrams';

/** Canon, section 6. */
export const openReportDialog: DialogFigure = {
  kind: 'dialog',
  title: {sv: 'Dialogrutan Öppna rapport', en: 'The Open report dialog'},
  caption: {sv: 'Dialogrutan Öppna rapport, med fliken Mappar.', en: 'The Open report dialog, with the tab Folders.'},
  alternative: {
    sv:
      'Överst tre flikar: Mappar, Favoriter och Senaste. Under dem ett sökfält. Listan visar mappar och rapporter; en rapport är markerad, ' +
      'och en annan är utcheckad av en kollega. Längst ned finns Versioner till vänster, och Öppna, Öppna skrivskyddad och Avbryt till höger.',
    en:
      'At the top three tabs: Folders, Favourites and Recent. Below them a search field. The list shows folders and reports; one report is selected, ' +
      'and another is checked out by a colleague. At the bottom are Versions on the left, and Open, Open read-only and Cancel on the right.',
  },
  window: dialogTitle('openReport'),
  rows: [
    {
      row: 'tabs',
      tabs: [
        {sv: 'Mappar', en: 'Folders'},
        {sv: 'Favoriter', en: 'Favourites'},
        {sv: 'Senaste', en: 'Recent'},
      ],
      selected: 0,
      call: 1,
    },
    {row: 'field', label: {sv: 'Sök', en: 'Search'}, value: {sv: 'resultat', en: 'result'}, call: 2},
    {
      row: 'list',
      items: [
        {text: {sv: 'Månadsbokslut', en: 'Month-end'}, icon: 'folder'},
        {text: {sv: 'Resultatrapport', en: 'Income statement'}, icon: 'sheet', selected: true},
        {
          text: {sv: 'Resultat per kostnadsställe', en: 'Result by cost centre'},
          side: {sv: 'Utcheckad', en: 'Checked out'},
          icon: 'sheet',
          call: 3,
        },
        {text: {sv: 'Resultat mot budget', en: 'Result against budget'}, icon: 'sheet'},
      ],
    },
  ],
  buttons: [
    {label: dialogButton('openReport', 2), side: 'left', call: 4},
    {label: dialogButton('openReport', 3)},
    {label: dialogButton('openReport', 1)},
    {label: dialogButton('openReport', 0), tone: 'primary'},
  ],
  legend: [
    {
      sv: 'Mappar du har behörighet till, dina favoriter och de 20 senaste.',
      en: 'Folders you have permission for, your favourites and the last 20.',
    },
    {sv: 'Söker i namn och beskrivning.', en: 'Searches names and descriptions.'},
    {sv: 'Utcheckad av en kollega: öppnas skrivskyddad.', en: 'Checked out by a colleague: opens read-only.'},
    {
      sv: 'Visar äldre versioner; en av dem kan återställas som ny.',
      en: 'Shows older versions; one of them can be restored as a new one.',
    },
  ],
};
