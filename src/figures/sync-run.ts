import type {LadderFigure} from './types';

/** Canon, section 16: the order of a run, and the codes that belong to each part. */
export const syncRun: LadderFigure = {
  kind: 'ladder',
  width: 600,
  stepWidth: 320,
  title: {sv: 'Ordningen i en körning', en: 'The order of a run'},
  caption: {
    sv: 'Varje tabell sparas för sig. Misslyckas körningen är de tabeller som redan lästs uppdaterade.',
    en: 'Each table is committed by itself. If the run fails, the tables already read are updated.',
  },
  alternative: {
    sv:
      'Åtta delar i ordning: 1. bolag; 2. räkenskapsår, som kan stanna med YT-8005; 3. konton; 4. dimensioner; 5. kunder och leverantörer; ' +
      '6. verifikationer, där en verifikation i obalans ger varningen YT-8006 och ett konto som saknas ger varningen YT-8007; 7. dokument; 8. fakturor och betalningar. ' +
      'Till sist skrivs utfallet i meta.SyncRun och syns i rpt.DataFreshness.',
    en:
      'Eight parts in order: 1. company; 2. fiscal years, which can stop with YT-8005; 3. accounts; 4. dimensions; 5. customers and suppliers; ' +
      '6. vouchers, where a voucher out of balance gives the warning YT-8006 and a missing account the warning YT-8007; 7. documents; 8. invoices and payments. ' +
      'At last the result is written to meta.SyncRun and seen in rpt.DataFreshness.',
  },
  rungs: [
    {title: {sv: 'Bolag', en: 'Company'}},
    {
      title: {sv: 'Räkenskapsår', en: 'Fiscal years'},
      exit: {label: {sv: 'saknas', en: 'missing'}, lines: [{code: 'YT-8005'}]},
    },
    {title: {sv: 'Konton', en: 'Accounts'}},
    {title: {sv: 'Dimensioner', en: 'Dimensions'}},
    {title: {sv: 'Kunder och leverantörer', en: 'Customers and suppliers'}},
    {
      title: {sv: 'Verifikationer', en: 'Vouchers'},
      exit: {
        lines: [
          {code: {sv: 'YT-8006, YT-8007 varning', en: 'YT-8006, YT-8007 warning'}},
        ],
      },
    },
    {title: {sv: 'Dokument', en: 'Documents'}},
    {title: {sv: 'Fakturor och betalningar', en: 'Invoices and payments'}},
  ],
  end: {
    title: {sv: 'Körningen är klar', en: 'The run is done'},
    lines: [{code: 'meta.SyncRun, rpt.DataFreshness'}],
    icon: 'check',
  },
};
