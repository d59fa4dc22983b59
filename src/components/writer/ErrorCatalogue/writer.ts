import {escapeHtml} from '../../../../packages/common/client';
import type {LocaleId} from '../../../lib/locales';
import {anchorOf} from '../../../product/anchors';
import {local} from '../../../product/context';
import {errorText, relatedSections} from '../../../product/errors';
import {errorFamilies, errors, type ProductError} from '../../../product/facts';
import {join, toRich} from '../../../product/rich';
import type {Writer} from '../../schema';
import type ErrorCatalogue from '.';
import type {ErrorCard} from '.';

/** When most errors of a family are shown: said once, above the cards. */
function usualMoment(all: readonly ProductError[]): ProductError['when'] | undefined {
  const moments = all.map(({when}) => when);
  return moments.find(({sv}) => moments.filter((other) => other.sv === sv).length > all.length / 2);
}

const codes = (values: readonly string[]) =>
  join(
    values.map((code) => ({code})),
    ', ',
  );

function toCard(error: ProductError, usual: ProductError['when'] | undefined, locale: LocaleId): ErrorCard {
  const {code, cell, sqlErrors, aadsts} = error;
  const related = relatedSections(error).map(({title, href}) => ({text: title[locale], href}));
  return {
    code,
    anchor: anchorOf(code),
    text: errorText(error, locale),
    ...(error.when.sv !== usual?.sv && {when: toRich(local(error.when, locale), locale)}),
    cause: toRich(local(error.cause, locale), locale),
    remedy: toRich(local(error.remedy, locale), locale),
    ...(cell && {cell: [{code: cell[locale]}]}),
    ...(sqlErrors && {sql: codes(sqlErrors.map((number) => String(number).replace('-', '−')))}),
    ...(aadsts && {aadsts: codes(aadsts.map((number) => `AADSTS${number}`))}),
    ...(related.length > 0 && {related: join(related, ', ')}),
  };
}

export const writer: Writer<typeof ErrorCatalogue, {readonly family: string}> = {
  values: {family: errorFamilies.map(({id}) => id)},
  resolve({family}, {locale}) {
    const all = errors.filter((error) => error.family === family);
    const usual = usualMoment(all);
    const cards = all.map((error) => toCard(error, usual, locale));
    return {
      data: {cards, ...(usual && {when: toRich(local(usual, locale), locale)})},
      headings: cards.map(({anchor, code, text}) => ({id: anchor, value: escapeHtml(`${code} ${text}`)})),
    };
  },
};
