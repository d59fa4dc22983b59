import {hrefs} from '../../../product/anchors';
import {local} from '../../../product/context';
import {errorFamilies, errors} from '../../../product/facts';
import {errorText} from '../../../product/errors';
import type {Attributes, WriterOf} from '../../schema';
import type ErrorIndex from '.';

const attributes = {page: {values: [...new Set(errors.map(({page}) => page))]}} satisfies Attributes;

export const writer = {
  purpose: {sv: 'Hopplista till felkorten på en sida.', en: 'Jump list of the error cards on a page.'},
  attributes,
  example: '<ErrorIndex page="report/faq/error-messages" />',
  resolve({page}, {locale}) {
    const groups = errorFamilies
      .map((family) => ({
        family: family.id,
        name: local(family, locale),
        errors: errors
          .filter((error) => error.page === page && error.family === family.id)
          .map((error) => ({code: error.code, href: hrefs.error(error), text: errorText(error, locale)})),
      }))
      .filter((group) => group.errors.length > 0);
    return {data: {groups}};
  },
} satisfies WriterOf<typeof ErrorIndex, typeof attributes>;
