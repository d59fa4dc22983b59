import {product} from '../product/data';
import {dialogButton, dialogTitle, message} from './facts';
import type {DialogFigure} from '../../packages/diagrams';

/** Canon, section 5. */
export const dialogLicence: DialogFigure = {
  kind: 'dialog',
  title: {sv: 'Dialogrutan Licens', en: 'The Licence dialog'},
  caption: {
    sv: 'Dialogrutan Licens efter Kontrollera och Aktivera.',
    en: 'The Licence dialog after Check and Activate.',
  },
  alternative: {
    sv:
      'Överst fältet Licensnyckel med knappen Kontrollera bredvid. Under det Namn, E-post och Organisation, som fylls i när nyckeln har kontrollerats, ' +
      'och raden ”Licensen är aktiv till 2026-12-31”. Sedan knapparna Skapa begäran, Läs in licensfil och Frigör datorn. Längst ned till höger Stäng och Aktivera.',
    en:
      'At the top the field Licence key, with the button Check beside it. Below it Name, E-mail and Organisation, which are filled in when the key has been checked, ' +
      'and the line “The licence is active until 2026-12-31”. Then the buttons Create request, Load licence file and Release computer. At the bottom right Close and Activate.',
  },
  window: dialogTitle('licence'),
  rows: [
    {
      row: 'field',
      label: {sv: 'Licensnyckel', en: 'Licence key'},
      value: 'YT-XXXXX-XXXXX-XXXXX-XXXXX',
      mono: true,
      button: dialogButton('licence', 0),
      call: 1,
    },
    {row: 'rule'},
    {row: 'field', label: {sv: 'Namn', en: 'Name'}, value: {sv: 'Exempel Användare', en: 'Example User'}, call: 2},
    {row: 'field', label: {sv: 'E-post', en: 'E-mail'}, value: product.example.email},
    {row: 'field', label: 'Organisation', value: product.example.company},
    {row: 'text', text: message('licenceActive', '2026-12-31'), icon: 'check', call: 3},
    {row: 'rule'},
    {
      row: 'buttons',
      buttons: [
        {label: dialogButton('licence', 2)},
        {label: dialogButton('licence', 3)},
        {label: dialogButton('licence', 4)},
      ],
      call: 4,
    },
  ],
  buttons: [{label: dialogButton('licence', 5)}, {label: dialogButton('licence', 1), tone: 'primary'}],
  legend: [
    {
      sv: 'Klistra in nyckeln och välj Kontrollera. Har installationen skrivit den är den redan ifylld.',
      en: 'Paste the key and choose Check. If setup wrote it, it is already filled in.',
    },
    {
      sv: 'Kontrollera att uppgifterna är dina innan du väljer Aktivera.',
      en: 'See that the details are yours before you choose Activate.',
    },
    {sv: 'Svaret när licensen är aktiverad.', en: 'The answer when the licence is activated.'},
    {
      sv: 'För offlineaktivering, och för att flytta licensen till en annan dator.',
      en: 'For offline activation, and for moving the licence to another computer.',
    },
  ],
};
