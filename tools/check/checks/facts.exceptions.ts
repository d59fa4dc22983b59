/** A limit or a time that only happens to be one of the product. */
export interface FactException {
  /** The page, without the language, or the file of the data or of a figure. */
  readonly place: string;
  /** Number and unit as in `limits`, or a time: `7 d`, `02:30`. */
  readonly quantity: string;
  readonly reason: string;
}

export const factExceptions: readonly FactException[] = [
  {place: '/api/api', quantity: '12 months', reason: 'How long two versions of the API run side by side.'},
  {place: '/api/sql/backup', quantity: '5 attempts', reason: 'Attempts of the script.'},
  {place: '/api/sql/datatypes', quantity: '2 h', reason: 'The difference to UTC in summer.'},
  {
    place: '/data-sources/guides/fortnox',
    quantity: '10 min',
    reason: 'How long the work takes, and how long the code of Fortnox is valid.',
  },
  {place: '/data-sources/guides/visma-eaccounting', quantity: '10 min', reason: 'How long the work takes.'},
  {place: '/data-sources/sync-data', quantity: '15 min', reason: 'The third pause before a source is tried again.'},
  {place: '/data-sources/sync-data', quantity: '24 h', reason: 'The span that an alert looks back.'},
  {place: '/internal', quantity: '10 min', reason: 'How long a page takes to read.'},
  {place: '/internal/handbooks/temp-support', quantity: '10 min', reason: 'How long the page takes to read.'},
  {place: '/internal/solutions/db-send-email', quantity: '5 min', reason: 'A run of the job, which one waits for.'},
  {
    place: '/internal/solutions/db-send-email',
    quantity: '10 min',
    reason: 'How long the work takes, and two runs of the job.',
  },
  {
    place: '/internal/solutions/db-send-email',
    quantity: '24 h',
    reason: 'The span that a query of the log looks back.',
  },
  {place: '/internal/solutions/invoice-links', quantity: '30 d', reason: 'The age of invoices in the example.'},
  {place: '/report/admin-manual/entra', quantity: '10 min', reason: 'How long the work takes.'},
  {place: '/report/admin-manual/entra', quantity: '30 d', reason: 'The warning before a secret in Entra expires.'},
  {place: '/report/admin-manual/system-database', quantity: '50 MB', reason: 'The size of a new system database.'},
  {place: '/report/excel-addin', quantity: '10 MB', reason: 'The size at which a new log file begins.'},
  {place: '/report/excel-addin', quantity: '7 d', reason: 'The days that the log package holds.'},
  {place: '/report/faq/missing-add-in', quantity: '5 min', reason: 'How long the work takes.'},
  {place: '/report/faq/register-license', quantity: '3 computers', reason: 'The message of the product.'},
  {place: '/report/install/create_connection', quantity: '5 min', reason: 'How long the work takes.'},
  {place: '/report/install/create_connection', quantity: '60 s', reason: 'The preset time limit of a connection.'},
  {place: '/report/installation', quantity: '5 min', reason: 'How long the work takes.'},
  {place: 'src/figures/install-order.ts', quantity: '5 min', reason: 'How long the work takes.'},
  {place: 'src/figures/support-shift.ts', quantity: '24 h', reason: 'The span that a query of the log looks back.'},
  {place: 'src/product/data/json/functions.json', quantity: '12 months', reason: 'What R12 stands for.'},
  {place: 'src/product/data/json/glossary.json', quantity: '12 months', reason: 'The length of a fiscal year.'},
  {place: 'src/product/data/json/interface.json', quantity: '3 computers', reason: 'The message of the product.'},
  {place: 'src/product/data/json/product.json', quantity: '30 min', reason: 'The first answer to a P1.'},
  {place: 'src/product/data/json/product.json', quantity: '2 h', reason: 'The first answer to a P2.'},
  {place: 'src/product/data/json/statements.json', quantity: '10 min', reason: 'The preset Report.CacheMinutes.'},
  {
    place: 'src/product/data/json/statements.json',
    quantity: '7 d',
    reason: 'The second warning before a credential expires.',
  },
];
