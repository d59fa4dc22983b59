import {errorOf, errorText} from '../../../product/errors';
import {errors} from '../../../product/facts';
import {tableOf} from '../../../product/fact-tables';
import type {Attributes, WriterOf} from '../../schema';
import type ErrorList from '.';

const attributes = {codes: {values: errors.map(({code}) => code), list: true}} satisfies Attributes;

export const writer = {
  purpose: {sv: 'En kort tabell med felkoder och vad man gör.', en: 'Short table of error codes and what to do.'},
  attributes,
  example: '<ErrorList codes="YT-2001, YT-2002" />',
  resolve({codes}, context) {
    const rows = codes.map(errorOf).map((error) => ({...error, text: errorText(error, context.locale)}));
    return {data: tableOf('errorList', rows, context)};
  },
} satisfies WriterOf<typeof ErrorList, typeof attributes>;
