import {apiErrorAnchor} from '../../../product/anchors';
import {local} from '../../../product/context';
import {httpApi} from '../../../product/facts';
import {toRich} from '../../../product/rich';
import type {WriterOf} from '../../schema';
import type ApiErrors from '.';

export const writer = {
  purpose: {sv: 'Felkoderna i HTTP-API, efter status.', en: 'Error codes of the HTTP API, by status.'},
  attributes: {},
  example: '<ApiErrors />',
  resolve(_values, {locale}) {
    const rows = httpApi.errors.map((error) => ({
      anchor: apiErrorAnchor(error.code),
      status: error.status,
      code: error.code,
      meaning: toRich(local(error, locale), locale),
    }));
    return {data: {rows}};
  },
} satisfies WriterOf<typeof ApiErrors>;
