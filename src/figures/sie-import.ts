import {portalButton} from './facts';
import type {LadderFigure} from './types';

/** Canon, section 17, “SIE”. */
export const sieImport: LadderFigure = {
  kind: 'ladder',
  width: 600,
  stepWidth: 320,
  title: {sv: 'Från SIE-fil till kunddatabas', en: 'From SIE file to customer database'},
  caption: {
    sv: 'Inget skrivs förrän du har sett förhandsgranskningen och valt Läs in.',
    en: 'Nothing is written until you have seen the preview and chosen Import.',
  },
  alternative: {
    sv:
      'Fem steg. 1. Exportera filen ur ekonomisystemet som SIE typ 4. 2. Välj Ladda upp i portalen, en eller flera filer på högst 100 MB; en fil som inte går att läsa ger YT-8009. ' +
      '3. Organisationsnumret i filen jämförs med bolagets; stämmer det inte blir det YT-8010. Saknas numret väljer du bolag för hand. ' +
      '4. Förhandsgranskningen visar bolag, år, antal verifikationer, balanskontroll och nya konton; en verifikation i obalans hoppas över med YT-8006. ' +
      '5. Välj Läs in; året ersätts. Inläsningen kan ångras i 30 dagar med Ångra inläsning.',
    en:
      'Five steps. 1. Export the file from the accounting system as SIE type 4. 2. Choose Upload in the portal, one or more files of at most 100 MB; a file that cannot be read gives YT-8009. ' +
      '3. The registration number in the file is compared with the company’s; if it differs the result is YT-8010. If the number is missing you choose the company by hand. ' +
      '4. The preview shows company, year, number of vouchers, balance check and new accounts; a voucher out of balance is skipped with YT-8006. ' +
      '5. Choose Import; the year is replaced. The import can be undone for 30 days with Undo import.',
  },
  rungs: [
    {
      title: {sv: 'Exportera SIE typ 4', en: 'Export SIE type 4'},
      lines: [{sv: 'Typ 1–3 ger bara saldon.', en: 'Types 1–3 give balances only.'}],
    },
    {
      title: portalButton('upload'),
      lines: [{sv: 'en eller flera filer, högst 100 MB', en: 'one or more files, at most 100 MB'}],
      exit: {label: {sv: 'oläsbar', en: 'unreadable'}, lines: [{code: 'YT-8009'}]},
    },
    {
      title: {sv: 'Organisationsnummer', en: 'Registration number'},
      lines: [{sv: 'Saknas #ORGNR väljer du bolag för hand.', en: 'Without #ORGNR you choose the company.'}],
      exit: {label: {sv: 'fel bolag', en: 'wrong company'}, lines: [{code: 'YT-8010'}]},
    },
    {
      title: {sv: 'Förhandsgranskning', en: 'Preview'},
      lines: [
        {sv: 'bolag, år, antal verifikationer, balanskontroll, nya konton', en: 'company, year, number of vouchers, balance check, new accounts'},
      ],
      exit: {label: {sv: 'obalans', en: 'imbalance'}, lines: [{code: 'YT-8006'}, {sv: 'verifikationen hoppas över', en: 'the voucher is skipped'}]},
    },
    {
      title: portalButton('import'),
      lines: [{sv: 'Året i kunddatabasen ersätts.', en: 'The year in the customer database is replaced.'}],
      exit: {label: {sv: '30 dagar', en: '30 days'}, title: portalButton('undoImport')},
    },
  ],
};
