import type {LadderFigure} from '../../packages/diagrams';

/** Canon, section 16: the order of a run, and the codes that belong to each part. */
export const syncRun: LadderFigure = {
  kind: 'ladder',
  title: {sv: 'Ordningen i en körning', en: 'The order of a run'},
  caption: {
    sv: 'Varje tabell sparas för sig. Misslyckas körningen är de tabeller som redan lästs uppdaterade.',
    en: 'Each table is committed by itself. If the run fails, the tables already read are updated.',
  },
  rungs: [
    {title: {sv: 'Bolag', en: 'Company'}},
    {
      title: {sv: 'Räkenskapsår', en: 'Fiscal years'},
      exits: [{label: {sv: 'saknas', en: 'missing'}, lines: [{code: 'YT-8005'}]}],
    },
    {title: {sv: 'Konton', en: 'Accounts'}},
    {title: {sv: 'Dimensioner', en: 'Dimensions'}},
    {title: {sv: 'Kunder och leverantörer', en: 'Customers and suppliers'}},
    {
      title: {sv: 'Verifikationer', en: 'Vouchers'},
      exits: [{lines: [{code: {sv: 'YT-8006, YT-8007 varning', en: 'YT-8006, YT-8007 warning'}}]}],
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
