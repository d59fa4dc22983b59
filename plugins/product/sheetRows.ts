import type {LocaleId} from '../../src/lib/locales';
import type {ExampleFigures, ReportGroup} from '../../src/product/data/schemas/figures';

export interface SheetRow {
  /** Account number, report group or nothing. */
  readonly key: string;
  readonly name: string;
  /** Formatted in the page's language. */
  readonly amount: string;
}

/** Swedish groups thousands with a no-break space, English with a comma. */
function amountText(amount: number, language: LocaleId): string {
  return String(Math.round(amount)).replace(/\B(?=(\d{3})+$)/g, language === 'sv' ? '\u00a0' : ',');
}

/**
 * The example company's month as rows of a report: net sales, then each cost account.
 *
 * @param figures `exampleFigures` of the product data; costs are positive amounts there
 * @param groups `reportGroups` of the product data; gives net sales its name
 */
export function sheetRows(figures: ExampleFigures, groups: readonly ReportGroup[], language: LocaleId): SheetRow[] {
  const netSales = groups.find(({code}) => code === 'NETOMS');
  const amount = figures.groups.NETOMS;
  if (!netSales || amount === undefined) {
    throw new Error('src/product/data/json/figures.json: the report group NETOMS is missing; the home page shows it.');
  }
  const costs = figures.accounts.filter((account) => account.amount > 0);
  return [
    {key: '@NETOMS', name: netSales[language], amount: amountText(amount, language)},
    ...costs.map((account) => ({
      key: account.accountNo,
      name: language === 'sv' ? account.nameSv : account.nameEn,
      amount: amountText(account.amount, language),
    })),
  ];
}

/** The result of the month, formatted in the page's language. */
export function resultText({result}: ExampleFigures, language: LocaleId): string {
  return amountText(result, language);
}
