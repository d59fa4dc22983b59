/** A quantity in prose that only happens to be a limit of the product. */
export interface QuantityException {
  /** The page, without the language. */
  readonly route: string;
  /** Number and unit as in `limits`: `7 d`. */
  readonly quantity: string;
  readonly reason: string;
}

export const quantityExceptions: readonly QuantityException[] = [
  {route: '/api/sql/customer-database', quantity: '30 d', reason: 'A class of the age analysis.'},
  {route: '/internal/solutions/invoice-links', quantity: '30 d', reason: 'The age of invoices in the example.'},
  {
    route: '/internal/solutions/db-send-email',
    quantity: '24 h',
    reason: 'The span that a query of the log looks back.',
  },
  {route: '/report/admin-manual/entra', quantity: '30 d', reason: 'The warning before a secret in Entra expires.'},
  {route: '/report/admin-manual/system-database', quantity: '50 MB', reason: 'The size of a new system database.'},
  {route: '/report/excel-addin', quantity: '10 MB', reason: 'The size at which a new log file begins.'},
  {route: '/report/install/create_connection', quantity: '60 s', reason: 'The preset time limit of a connection.'},
  {route: '/data-sources/sync-data', quantity: '24 h', reason: 'The span that an alert looks back.'},
  {route: '/data-sources/sync-data', quantity: '15 min', reason: 'The third pause before a source is tried again.'},
];
