import {otherLocale, type LocaleId} from '../../../lib/locales';
import {anchorOf} from '../../../product/anchors';
import {local} from '../../../product/context';
import {errorText, relatedSections} from '../../../product/errors';
import {errorFamilies, errors, type ProductError} from '../../../product/facts';
import {join, toRich} from '../../../product/rich';
import type {RichText} from '../../Rich';
import type {Writer} from '../../schema';
import type ErrorCatalogue from '.';
import type {ErrorCard} from '.';

const inOtherExcel = {sv: 'i engelsk Excel', en: 'in Swedish Excel'};

/** What the cell shows, in the page's language first, because Excel's language follows the reader. */
function cellText(cell: NonNullable<ProductError['cell']>, locale: LocaleId): RichText {
  const [own, other] = [cell[locale], cell[otherLocale(locale)]];
  return own === other ? [{code: own}] : [{code: own}, ` (${inOtherExcel[locale]} `, {code: other}, ')'];
}

function toCard(error: ProductError, locale: LocaleId): ErrorCard {
  const {code, cell, sqlErrors, aadsts} = error;
  const related = relatedSections(error).map(({title, href}) => ({text: title[locale], href}));
  return {
    code,
    anchor: anchorOf(code),
    text: errorText(error, locale),
    when: toRich(local(error.when, locale), locale),
    cause: toRich(local(error.cause, locale), locale),
    remedy: toRich(local(error.remedy, locale), locale),
    ...(cell && {cell: cellText(cell, locale)}),
    ...(sqlErrors && {sql: sqlErrors.map((number) => String(number).replace('-', '−')).join(', ')}),
    ...(aadsts && {aadsts: aadsts.map((number) => `AADSTS${number}`).join(', ')}),
    ...(related.length > 0 && {related: join(related, ', ')}),
  };
}

export const writer: Writer<typeof ErrorCatalogue, {readonly family: string}> = {
  values: {family: errorFamilies.map(({id}) => id)},
  resolve({family}, {locale}) {
    const cards = errors.filter((error) => error.family === family).map((error) => toCard(error, locale));
    return {data: {cards}, headings: cards.map(({anchor, code}) => ({id: anchor, value: code}))};
  },
};
