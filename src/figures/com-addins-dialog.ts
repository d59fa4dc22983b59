import type {DialogFigure} from '../../packages/diagrams';

/** Canon, section 3, check 3; the dialog is Excel's own (domain facts, 1.6). */
export const comAddinsDialog: DialogFigure = {
  kind: 'dialog',
  title: {sv: 'Excels ruta COM-tillägg', en: 'Excel’s COM Add-ins box'},
  caption: {sv: 'Rutan COM-tillägg i Excel, förenklad.', en: 'The COM Add-ins box in Excel, simplified.'},
  alternative: {
    sv: 'En lista över tillägg med en kryssruta framför vart och ett. Yttra Rapport är avmarkerat. Till höger om listan finns OK och Avbryt.',
    en: 'A list of add-ins with a check box before each. Yttra Rapport is unticked. To the right of the list are OK and Cancel.',
  },
  window: {sv: 'COM-tillägg', en: 'COM Add-ins'},
  rows: [
    {
      row: 'list',
      items: [
        {text: {sv: 'Ett annat tillägg', en: 'Another add-in'}, checked: true},
        {text: 'Yttra Rapport', checked: false, selected: true, call: 1},
        {text: {sv: 'Ett tredje tillägg', en: 'A third add-in'}, checked: true},
        {text: ''},
        {text: ''},
      ],
      buttons: [{label: 'OK', call: 2}, {label: {sv: 'Avbryt', en: 'Cancel'}}],
    },
  ],
  buttons: [],
  legend: [
    {sv: 'Markera rutan framför Yttra Rapport.', en: 'Tick the box before Yttra Rapport.'},
    {sv: 'Välj OK. Fliken Yttra visas direkt.', en: 'Choose OK. The tab Yttra appears at once.'},
  ],
};
