import {localField} from '../../../product/context';
import {errors} from '../../../product/data';
import {findError} from '../../../product/resolve/errors';
import {errorText} from '../../../product/errors';
import {errorLink, toRich} from '../../../product/rich';
import type {Attributes, WriterOf} from '../../schema';
import type ErrorList from '.';

const attributes = {codes: {values: errors.map(({code}) => code), list: true}} satisfies Attributes;

export const writer = {
  purpose: {sv: 'En kort tabell med felkoder och vad man gör.', en: 'Short table of error codes and what to do.'},
  attributes,
  example: '<ErrorList codes="YT-2001, YT-2002" />',
  resolve({codes}, {locale}) {
    const rows = codes
      .map(findError)
      .map((error) => ({
        code: [errorLink(error, locale)],
        text: errorText(error, locale),
        remedy: toRich(localField(error, 'remedy', locale), locale),
      }));
    return {data: {rows}};
  },
} satisfies WriterOf<typeof ErrorList, typeof attributes>;
