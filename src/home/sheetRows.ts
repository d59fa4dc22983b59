import type {ExampleFigures} from '@site/src/data/schemas/figures';

export interface SheetRow {
  /** Account number, report group or nothing. */
  readonly key: string;
  readonly name: string;
  /** Formatted in the page's language; empty in the spare row. */
  readonly amount: string;
  /** Is this the row under the line? */
  readonly sum?: boolean;
}

/** Swedish groups thousands with a no-break space, English with a comma. */
function amountText(amount: number, language: 'sv' | 'en'): string {
  return String(Math.round(amount)).replace(/\B(?=(\d{3})+$)/g, language === 'sv' ? '\u00a0' : ',');
}

/**
 * The example company's month as rows of a report: net sales, each cost account, the result and
 * a spare row.
 *
 * @param figures `exampleFigures` of the product data; costs are positive amounts there
 */
export function sheetRows(
  {accounts, groups, result}: ExampleFigures,
  language: 'sv' | 'en',
  names: {readonly netSales: string; readonly result: string},
): SheetRow[] {
  const amount = (value: number) => amountText(value, language);
  const costs = accounts.filter((account) => account.amount > 0);
  return [
    {key: '@NETOMS', name: names.netSales, amount: amount(groups.NETOMS!)},
    ...costs.map(({accountNo, nameSv, nameEn, amount: value}) => ({
      key: accountNo,
      name: language === 'sv' ? nameSv : nameEn,
      amount: amount(value),
    })),
    {key: '', name: names.result, amount: amount(result), sum: true},
    {key: '', name: '', amount: ''},
  ];
}
