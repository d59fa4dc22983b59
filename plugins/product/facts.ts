import type {LocaleId} from '../../src/lib/locales';
import {writeArtefacts} from '../../src/product/artefacts';
import {formatNumber, listSeparators} from '../../src/product/context';
import {reportRows, sumFunction} from '../../src/product/exampleFigures';
import {errorFamilies, errors, exampleFigures, facts, product} from '../../src/product/facts';
import {currentVersion} from '../../src/product/versions';
import {fillByTheseFacts} from '../markdown/product-data';

/**
 * The example company's month as rows of a report: the groups above the operating profit that are not zero.
 *
 * @param groups the income statement in its order
 * @throws Error when it has no operating profit, as then nothing says where to stop
 */
export function sheetRows(groups: typeof reportRows, locale: LocaleId) {
  const end = groups.findIndex(({code}) => code === 'RORRES');
  if (end < 0) {
    throw new Error('src/product/facts/figures.yml: the report group RORRES is missing; the home page ends there.');
  }
  return groups
    .slice(0, end)
    .filter(({amount}) => amount !== 0)
    .map((group) => ({key: `@${group.code}`, name: group[locale], amount: formatNumber(group.amount, locale)}));
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

const mostNews = 4;

/** What the home page shows of the product data, in the page's language. */
export function homeFacts(locale: LocaleId) {
  const {period, result} = exampleFigures;
  const rows = sheetRows(reportRows, locale);
  return {
    families: errorFamilies.map((family) => ({
      name: product.errorPrefix + family.id,
      label: family[locale],
      to: familyAddress(family.id),
    })),
    // A patch is told together with its release.
    news: {
      version: currentVersion.name,
      changes: [...new Set([...currentVersion.changes, ...currentVersion.release.changes])]
        .slice(0, mostNews)
        .map((change) => change[locale].replace(/[`*]/g, '')),
    },
    sheet: {
      company: product.example.company,
      period,
      /** Arguments of the formula of the first amount; those of the others differ by their row's key only. */
      args: `("${rows[0]!.key}"${listSeparators[locale]}"${period}")`,
      rows,
      result: formatNumber(result, locale),
      /** Formula of the result. The first of the rows is the second of the sheet. */
      sum: `=${sumFunction[locale]}(C2:C${rows.length + 1})`,
    },
  };
}

export type HomeFacts = ReturnType<typeof homeFacts>;

/**
 * Everything that is made of the product facts, in one module that `npm start` can load again.
 *
 * @param locale language of what the home page says
 */
export default function loadFacts(locale: LocaleId) {
  fillByTheseFacts();
  return {home: homeFacts(locale), writeArtefacts: (siteRoot: string) => writeArtefacts(siteRoot, facts)};
}
