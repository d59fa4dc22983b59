import {hrefs} from '../../../product/anchors';
import {local} from '../../../product/context';
import {errorFamilies, errors} from '../../../product/facts';
import {errorText} from '../../../product/errors';
import type {Writer} from '../../schema';
import type ErrorIndex from '.';

export const writer: Writer<typeof ErrorIndex, {readonly page: string}> = {
  values: {page: [...new Set(errors.map(({page}) => page))]},
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
};
