import {local} from '../../../product/context';
import {errors} from '../../../product/facts';
import {errorOf, errorText} from '../../../product/errors';
import {errorLink, toRich} from '../../../product/rich';
import type {Attributes, WriterOf} from '../../schema';
import type ErrorList from '.';

const attributes = {codes: {values: errors.map(({code}) => code), list: true}} satisfies Attributes;

export const writer = {
  purpose: {sv: 'En kort tabell med felkoder och vad man gör.', en: 'Short table of error codes and what to do.'},
  attributes,
  example: '<ErrorList codes="YT-2001, YT-2002" />',
  resolve({codes}, {locale}) {
    const rows = codes.map((code) => ({
      code: [errorLink(code, locale)],
      text: errorText(errorOf(code), locale),
      remedy: toRich(local(errorOf(code).remedy, locale), locale),
    }));
    return {data: {rows}};
  },
} satisfies WriterOf<typeof ErrorList, typeof attributes>;
