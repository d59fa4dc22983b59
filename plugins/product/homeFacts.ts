import path from 'node:path';
import {z} from 'zod/v4';
import {loadYaml} from '../../packages/checked-yaml';
import type {LocaleId, Localized} from '../../src/lib/locales';
import {errorFamilies, errors, exampleFigures, product} from '../../src/product/facts';
import {reportRows, sumFunction} from '../../src/product/exampleFigures';
import {currentVersion} from '../../src/product/versions';
import {formatNumber, listSeparators} from '../../src/product/context';
import {listOf, localized, text} from '../../src/product/schemas/kit';

const link = {to: text, label: localized};

const content = loadYaml(
  path.join(path.dirname(__filename), '../../src/home/content.yml'),
  z.strictObject({
    errands: listOf(link),
    beginnings: listOf(link),
    sections: listOf({id: text, sign: z.strictObject({ink: text, accent: text}), text: localized, pages: listOf(link)}),
  }),
);

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
    .map((group) => ({
      key: `@${group.code}`,
      name: group[locale],
      amount: formatNumber(group.amount, locale),
      /** Arguments of the function that gives the amount. */
      args: `("@${group.code}"${listSeparators[locale]}"${exampleFigures.period}")`,
    }));
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

const linksIn = <Link extends {readonly label: Localized}>(links: readonly Link[], locale: LocaleId) =>
  links.map(({label, ...link}) => ({...link, label: label[locale]}));

const mostNews = 4;

/** What the home page shows, in the page's language. */
export function homeFacts(locale: LocaleId) {
  const {period, result} = exampleFigures;
  const rows = sheetRows(reportRows, locale);
  return {
    errands: linksIn(content.errands, locale),
    beginnings: linksIn(content.beginnings, locale),
    sections: content.sections.map(({text, pages, ...section}) => ({
      ...section,
      text: text[locale],
      pages: linksIn(pages, locale),
    })),
    families: errorFamilies.map((family) => ({
      name: product.errorPrefix + family.id,
      label: family[locale],
      to: familyAddress(family.id),
    })),
    // A patch is told together with its release.
    news: {
      version: currentVersion.release.release,
      changes: [...new Set([...currentVersion.changes, ...currentVersion.release.changes])]
        .slice(0, mostNews)
        .map((change) => change[locale].replace(/[`*]/g, '')),
    },
    sheet: {
      company: product.example.company,
      period,
      rows,
      result: formatNumber(result, locale),
      /** Formula of the result. The first of the rows is the second of the sheet. */
      sum: `=${sumFunction[locale]}(C2:C${rows.length + 1})`,
    },
  };
}

export type HomeFacts = ReturnType<typeof homeFacts>;
