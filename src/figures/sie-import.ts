import {portalButton, portalMenu} from './facts';
import type {LadderFigure} from '../../packages/diagrams';

/** Canon, section 17, “SIE”. */
export const sieImport: LadderFigure = {
  kind: 'ladder',
  title: {sv: 'Från SIE-fil till kunddatabas', en: 'From SIE file to customer database'},
  caption: {
    sv: 'Inget skrivs förrän du har sett förhandsgranskningen och valt Läs in.',
    en: 'Nothing is written until you have seen the preview and chosen Import.',
  },
  rungs: [
    {title: {sv: 'Öppna datakällan SIE-fil', en: 'Open the data source SIE file'}, lines: [portalMenu('dataSources')]},
    {
      title: portalButton('upload'),
      lines: [
        {
          sv: 'en eller flera filer, högst {limits.sieFile} per fil',
          en: 'one or more files, at most {limits.sieFile} each',
        },
        {sv: 'Du ser en förhandsgranskning.', en: 'You see a preview.'},
      ],
      exits: [{label: {sv: 'oläsbar', en: 'unreadable'}, lines: [{code: 'YT-8009'}]}],
    },
    {
      title: {sv: 'Kontrollera å, ä och ö', en: 'Check å, ä and ö'},
      lines: [{sv: 'i kontonamnen', en: 'in the account names'}],
    },
    {
      title: {sv: 'Kontrollera bolaget', en: 'Check the company'},
      lines: [{sv: 'Saknas #ORGNR väljer du bolag för hand.', en: 'Without #ORGNR you choose the company.'}],
      exits: [{label: {sv: 'fel bolag', en: 'wrong company'}, lines: [{code: 'YT-8010'}]}],
    },
    {
      title: {sv: 'Kontrollera år och antal', en: 'Check year and number'},
      lines: [{sv: 'räkenskapsåret och antalet verifikationer', en: 'the fiscal year and the number of vouchers'}],
    },
    {
      title: portalButton('import'),
      lines: [{sv: 'Året i kunddatabasen ersätts.', en: 'The year in the customer database is replaced.'}],
      exits: [
        {
          label: {sv: 'obalans', en: 'imbalance'},
          lines: [{code: 'YT-8006'}, {sv: 'verifikationen hoppas över', en: 'the voucher is skipped'}],
        },
        {label: {sv: '{limits.sieUndo}', en: '{limits.sieUndo}'}, title: portalButton('undoImport')},
      ],
    },
  ],
};
