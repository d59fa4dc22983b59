import type {LocaleId, Localized} from '../../src/lib/locales';
import type {Facts} from '../../src/product/facts';

/** A report group and what it shows: `reportRows` of `src/product/exampleReport`. */
interface GroupAmount extends Localized {
  readonly code: string;
  /** With the sign of the presentation: costs are negative. */
  readonly amount: number;
}

export interface SheetRow {
  /** Report group. */
  readonly key: string;
  readonly name: string;
  /** Formatted in the page's language. */
  readonly amount: string;
}

/** Swedish groups thousands with a no-break space, English with a comma. */
function amountText(amount: number, language: LocaleId): string {
  const digits = String(Math.abs(Math.round(amount))).replace(/\B(?=(\d{3})+$)/g, language === 'sv' ? '\u00a0' : ',');
  return amount < 0 ? `−${digits}` : digits;
}

/**
 * The example company's month as rows of a report: the groups above the operating profit that are not zero.
 *
 * @param groups the income statement in its order, `reportRows` of `src/product/exampleReport`
 * @throws Error when it has no operating profit, as then nothing says where to stop
 */
export function sheetRows(groups: readonly GroupAmount[], language: LocaleId): SheetRow[] {
  const end = groups.findIndex(({code}) => code === 'RORRES');
  if (end < 0) {
    throw new Error('src/product/facts/figures.yml: the report group RORRES is missing; the home page ends there.');
  }
  return groups
    .slice(0, end)
    .filter(({amount}) => amount !== 0)
    .map((group) => ({key: `@${group.code}`, name: group[language], amount: amountText(group.amount, language)}));
}

/** The result of the month, formatted in the page's language. */
export function resultText({result}: Facts['exampleFigures'], language: LocaleId): string {
  return amountText(result, language);
}
