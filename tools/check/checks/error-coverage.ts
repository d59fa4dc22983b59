import {errorFamilies, errors} from '../../../src/product/facts';
import {languages, type Language} from '../corpus/layout';
import type {Page} from '../corpus/page';
import {anchorsOf} from '../lib/anchors';
import {anchorCauses, anchorsOfFile, missingMentions, unreadIn} from '../lib/causes';
import {errorAt} from '../problem';
import type {Check, Problem} from '../types';

/** Kinds of pages that help a reader with an error. */
const helping = new Set<unknown>(['how-to', 'troubleshooting']);

interface Catalogue {
  page: Page;
  family: string;
  line: number;
}

function cataloguesOf(pages: readonly Page[]): Catalogue[] {
  return pages.flatMap((page) =>
    page.components
      .filter(({name}) => name === 'ErrorCatalogue')
      .map(({props, line}) => ({page, family: props.get('family') ?? '', line})),
  );
}

/** The cards of a family: drawn once, on the page that links to them go to. */
function cardProblems(family: string, catalogues: readonly Catalogue[], pages: readonly Page[]): Problem[] {
  const codes = errors.filter((error) => error.family === family);
  const [first] = codes;
  const element = `<ErrorCatalogue family="${family}" />`;
  const home = pages.find(({route}) => route === `/${first?.page}`);
  if (first === undefined || home === undefined) {
    return [];
  }
  const cards = catalogues.filter((catalogue) => catalogue.family === family);
  const wrong = cards.filter(({page}) => page !== home);
  const right = cards.filter(({page}) => page === home);
  const range = `${first.code} to ${codes.at(-1)?.code}`;
  return [
    ...wrong.map(({page, line}) =>
      errorAt(
        page.file,
        line,
        `The cards ${range} belong to ${home.route}, not to ${page.route}.`,
        `Take ${element} away here.`,
      ),
    ),
    ...(right.length === 1
      ? []
      : [
          {
            file: home.file,
            line: right[1]?.line ?? 1,
            message: `The cards ${range} are drawn ${right.length} times on this page.`,
            fix: `Write ${element} once.`,
            severity: 'error' as const,
            follows: right.length === 0 ? [anchorsOfFile(home.file)] : [],
          },
        ]),
  ];
}

/** Codes that a page names, in running text or in a component such as `<ErrorList>`. */
function codesNamed(page: Page): Set<string> {
  const texts = [...page.prose.map(({value}) => value), ...page.components.flatMap(({props}) => [...props.values()])];
  return new Set(texts.flatMap((text) => text.match(/\bYT-\d{4}\b/g) ?? []));
}

/** Sections that the cards lead to, on pages that are there, exist. */
function sectionProblems(pages: readonly Page[]): Problem[] {
  return errors.flatMap(({code, related}) =>
    related.flatMap((section) => {
      const [route, anchor = ''] = section.split('#');
      return pages
        .filter((page) => page.route === `/${route}` && !anchorsOf(page).has(anchor))
        .map((page) => ({
          file: page.file,
          line: 1,
          follows: anchorCauses(page, anchor),
          message: `The card of ${code} leads to #${anchor}, which this page does not have.`,
          fix: 'Give the section that id, or change related in src/product/facts/errors.yml.',
          severity: 'error' as const,
        }));
    }),
  );
}

function mentionProblems(language: Language, pages: readonly Page[], catalogues: readonly Catalogue[]): Problem[] {
  const named = new Set(
    pages.filter(({frontMatter}) => helping.has(frontMatter.values.kind)).flatMap((page) => [...codesNamed(page)]),
  );
  return errors
    .filter(({code}) => !named.has(code))
    .map((error) => {
      const home = catalogues.find(({family}) => family === error.family);
      const helpers = error.related.map((route) => `/${route}`).join(', ');
      return {
        file: home?.page.file ?? `src/product/facts/errors.yml`,
        line: home?.line ?? 1,
        message: `No how-to or troubleshooting page (${language}) names ${error.code}.`,
        fix: `Name it, or list it in <ErrorList codes="…" />, on one of: ${helpers}.`,
        severity: 'error' as const,
        follows: [missingMentions, unreadIn(language)],
      };
    });
}

/** A reader who has a code finds its card, and a page that helps. */
export const errorCoverage: Check = {
  whole: true,
  name: 'error-coverage',
  description: 'each error code has one card, is named on a page that helps, and leads to sections that exist',
  run: ({corpus}) =>
    languages.flatMap((language) => {
      const pages = corpus.pages.filter((page) => page.language === language && page.frontMatter.values.draft !== true);
      const catalogues = cataloguesOf(pages);
      return [
        ...errorFamilies.flatMap(({id}) => cardProblems(id, catalogues, pages)),
        ...mentionProblems(language, pages, catalogues),
        ...sectionProblems(pages),
      ];
    }),
};
