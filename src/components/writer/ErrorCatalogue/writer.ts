import {anchorOf} from '../../../product/anchors';
import {local} from '../../../product/context';
import type {Context} from '../../../product/context';
import {errorFamilies, errors} from '../../../product/facts';
import type {ProductError} from '../../../product/facts';
import {errorText, relatedSections} from '../../../product/errors';
import {join, toRich} from '../../../product/rich';
import type {RichPart} from '../../Rich/types';
import type {Attributes, WriterOf} from '../../schema';
import type ErrorCatalogue from '.';
import type {ErrorCard} from '.';

function relatedLinks(error: ProductError, {locale}: Context): RichPart[] {
  const links = relatedSections(error).map(({title, href}) => ({text: title[locale], href}));
  return join(links, ', ');
}

function toCard(error: ProductError, context: Context): ErrorCard {
  const {locale} = context;
  return {
    code: error.code,
    anchor: anchorOf(error.code),
    text: errorText(error, locale),
    when: toRich(local(error.when, locale), locale),
    cause: toRich(local(error.cause, locale), locale),
    remedy: toRich(local(error.remedy, locale), locale),
    related: relatedLinks(error, context),
    ...(error.cell && {cell: error.cell}),
    ...(error.sqlErrors && {sqlErrors: error.sqlErrors}),
    ...(error.aadsts && {aadsts: error.aadsts}),
  };
}

const attributes = {family: {values: errorFamilies.map(({id}) => id)}} satisfies Attributes;

export const writer = {
  purpose: {
    sv: 'Korten i en familj av felkoder, på den sida dit länkarna leder.',
    en: 'Cards of a family of error codes, on the page that links to them lead to.',
  },
  attributes,
  example: '<ErrorCatalogue family="2xxx" />',
  resolve({family}, context) {
    const cards = errors.filter((error) => error.family === family).map((error) => toCard(error, context));
    return {data: {cards}, headings: cards.map(({anchor, code}) => ({id: anchor, value: code}))};
  },
} satisfies WriterOf<typeof ErrorCatalogue, typeof attributes>;
