import type {LocaleId} from '../../src/lib/locales';
import {errorFamilies, errors, exampleFigures, product} from '../../src/product/facts';
import {reportRows, sumFunction} from '../../src/product/exampleReport';
import {listSeparators} from '../../src/product/formats';
import {resultText, sheetRows, type SheetRow} from './sheetRows';

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
      result: resultText(exampleFigures, language),
      // The first of the rows is the second of the sheet.
      sum: `=${sumFunction[language]}(C2:C${rows.length + 1})`,
    },
  };
}
