import type {LocaleId, Localized} from '../../src/lib/locales';
import {errorFamilies, errors, exampleFigures, product} from '../../src/product/facts';
import {reportRows, sumFunction} from '../../src/product/exampleReport';
import {listSeparators} from '../../src/product/formats';

/** A report group and what it shows: `reportRows` of `src/product/exampleReport`. */
interface GroupAmount extends Localized {
  readonly code: string;
  /** With the sign of the presentation: costs are negative. */
  readonly amount: number;
}

interface SheetRow {
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

/** What the home page shows of the product data, in the page's language. */
export interface HomeFacts {
  readonly families: readonly {readonly name: string; readonly label: string; readonly to: string}[];
  readonly sheet: {
    readonly company: string;
    /** `2025-03` */
    readonly period: string;
    /** Arguments of the formula of the first amount; those of the others differ by their row's key only. */
    readonly args: string;
    readonly rows: readonly SheetRow[];
    readonly result: string;
    /** Formula of the result. */
    readonly sum: string;
  };
}

/** Where the cards of an error family stand. Throws when its errors are spread over several pages. */
function familyAddress(family: string): string {
  const pages = new Set(errors.filter((error) => error.family === family).map(({page}) => page));
  if (pages.size !== 1) {
    throw new Error(
      `src/product/facts/errors.yml: the family ${family} has ${pages.size} pages, the home page links to one.`,
    );
  }
  return `/${[...pages][0]}#family-${family}`;
}

export function homeFacts(language: LocaleId): HomeFacts {
  const {period} = exampleFigures;
  const rows = sheetRows(reportRows, language);
  return {
    families: errorFamilies.map((family) => ({
      name: product.errorPrefix + family.id,
      label: family[language],
      to: familyAddress(family.id),
    })),
    sheet: {
      company: product.example.company,
      period,
      args: `("${rows[0]!.key}"${listSeparators[language]}"${period}")`,
      rows,
      result: amountText(exampleFigures.result, language),
      // The first of the rows is the second of the sheet.
      sum: `=${sumFunction[language]}(C2:C${rows.length + 1})`,
    },
  };
}
