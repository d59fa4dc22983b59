import {errorFamilies, errors, pages} from '../../../src/data';
import type {ProductError} from '../../../src/data';
import type {ErrorCard, ErrorCatalogueData} from '../../../src/components/ErrorCatalogue';
import type {ErrorIndexData} from '../../../src/components/ErrorIndex';
import type {ErrorListData} from '../../../src/components/ErrorList';
import type {RichPart} from '../../../src/components/Rich/types';
import {anchorOf, hrefs} from '../anchors';
import {local, localField} from '../context';
import type {Context} from '../context';
import {required} from '../problem';
import {errorLink, errorText, join, toRich} from '../rich';
import {needed, words} from './list';
import type {Resolver} from './types';

const codes = errors.map(({code}) => code);
const families = errorFamilies.map(({id}) => id);
const errorPages = [...new Set(errors.map(({page}) => page))];

export function findError(code: string): ProductError {
  return required('error code', code, codes, (id) => errors.find((error) => error.code === id));
}

/** The cards stand on customers' pages, and the handbooks of the staff are not for customers. */
const isForStaff = (route: string) => route.startsWith('internal/');

function relatedPages(error: ProductError, {locale}: Context): RichPart[] {
  const links = error.related
    .filter((route) => route !== error.page && !isForStaff(route))
    .flatMap((route) => pages.filter((page) => page.route === route))
    .map((page) => ({text: local(page, locale), href: `/${page.route}`}));
  return join(links, ', ');
}

function toCard(error: ProductError, context: Context): ErrorCard {
  const {locale} = context;
  return {
    code: error.code,
    anchor: anchorOf(error.code),
    text: errorText(error, locale),
    cause: toRich(localField(error, 'cause', locale), locale),
    remedy: toRich(localField(error, 'remedy', locale), locale),
    related: relatedPages(error, context),
    ...(error.cellSv && {cell: {sv: error.cellSv, en: error.cellEn ?? error.cellSv}}),
    ...(error.sqlErrors && {sqlErrors: error.sqlErrors}),
    ...(error.aadsts && {aadsts: error.aadsts}),
  };
}

/** Cards of one family, in the order of their codes. */
export const errorCatalogue: Resolver = {
  attributes: ['family'],
  resolve(attributes, context) {
    const family = required('error family', needed(attributes, 'family'), families, (id) =>
      errorFamilies.find((candidate) => candidate.id === id));
    const cards = errors.filter((error) => error.family === family.id);
    return {
      data: {cards: cards.map((error) => toCard(error, context))} satisfies ErrorCatalogueData,
      headings: cards.map(({code}) => ({id: anchorOf(code), value: code})),
    };
  },
};

/** Jump list of all codes on a page, by family. */
export const errorIndex: Resolver = {
  attributes: ['page'],
  resolve(attributes, {locale}) {
    const page = needed(attributes, 'page').replace(/^\//, '');
    required('page with error cards', page, errorPages, (id) => errorPages.find((route) => route === id));
    const groups = errorFamilies
      .map((family) => ({
        family: family.id,
        name: local(family, locale),
        errors: errors
          .filter((error) => error.page === page && error.family === family.id)
          .map((error) => ({code: error.code, href: hrefs.error(error), text: errorText(error, locale)})),
      }))
      .filter((group) => group.errors.length > 0);
    return {data: {groups} satisfies ErrorIndexData};
  },
};

/** A few codes with text and remedy, each linked to its card. */
export const errorList: Resolver = {
  attributes: ['codes'],
  resolve(attributes, {locale}) {
    const rows = words(needed(attributes, 'codes')).map(findError).map((error) => ({
      code: [errorLink(error, locale)],
      text: errorText(error, locale),
      remedy: toRich(localField(error, 'remedy', locale), locale),
    }));
    return {data: {rows} satisfies ErrorListData};
  },
};
