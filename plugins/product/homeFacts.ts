import type {LocaleId} from '../../src/lib/locales';
import {errorFamilies, errors, exampleFigures, product} from '../../src/product/data';
import {reportRows} from '../../src/product/exampleReport';
import {listSeparators} from '../../src/product/listSeparators';
import {resultText, sheetRows, type SheetRow} from './sheetRows';

/** What the home page shows of the product data, in the page's language. */
export interface HomeFacts {
  readonly families: readonly {readonly name: string; readonly label: string; readonly to: string}[];
  readonly sheet: {
    readonly company: string;
    /** `2025-03` */
    readonly period: string;
    readonly formula: string;
    readonly rows: readonly SheetRow[];
    readonly result: string;
  };
}

/** Where the cards of an error family stand. Throws when its errors are spread over several pages. */
function familyAddress(family: string): string {
  const pages = new Set(errors.filter((error) => error.family === family).map(({page}) => page));
  if (pages.size !== 1) {
    throw new Error(
      `src/product/data/json/errors.json: the family ${family} has ${pages.size} pages, the home page links to one.`,
    );
  }
  return `/${[...pages][0]}#family-${family}`;
}

export function homeFacts(language: LocaleId): HomeFacts {
  const {period} = exampleFigures;
  return {
    families: errorFamilies.map((family) => ({
      name: product.errorPrefix + family.id,
      label: family[language],
      to: familyAddress(family.id),
    })),
    sheet: {
      company: product.example.company,
      period,
      formula: `=YT.BALANCE("@NETOMS"${listSeparators[language]}"${period}")`,
      rows: sheetRows(reportRows, language),
      result: resultText(exampleFigures, language),
    },
  };
}
