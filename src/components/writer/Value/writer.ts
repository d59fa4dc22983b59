import {addressHref, addressText} from '../../../product/addresses';
import type {Context} from '../../../product/context';
import {addresses, dataSources, exampleFigures, functions, product, releases} from '../../../product/data';
import {phrases} from '../../../product/data/phrases';
import {exampleClosing, exampleMovement} from '../../../product/exampleFigures';
import {formatNumber, formatQuantity} from '../../../product/data/numbers';
import type {Attributes, WriterOf} from '../../schema';
import type Value from '.';
import type {ValueData} from '.';

/** Facts of the product that are one word or number. */
function productFacts(): [id: string, text: string][] {
  const {example, ...facts} = product;
  const latest = releases.at(-1);
  return [
    ...Object.entries(facts).flatMap(([key, value]): [string, string][] =>
      typeof value === 'object' ? [] : [[key, String(value)]],
    ),
    ...Object.entries(example).map(([key, value]): [string, string] => [`example.${key}`, value]),
    ...(latest ? [['release', latest.release] as [string, string]] : []),
  ];
}

/** Amounts of the example company, and what the examples of the functions give. */
function exampleAmounts(): [id: string, amount: number][] {
  const {accounts, balances, netSalesByMonth, netSalesYtd, budgetNetSalesYtd, varianceYtd, result} = exampleFigures;
  return [
    ...Object.entries({netSalesYtd, budgetNetSalesYtd, varianceYtd, result}),
    ['income', exampleMovement('3000:3999')],
    ...Object.entries(netSalesByMonth).map(([month, amount]): [string, number] => [`netSales.${month}`, amount]),
    ...accounts.map(({accountNo}): [string, number] => [`movement.${accountNo}`, exampleMovement(accountNo)]),
    ...balances.map(({accountNo}): [string, number] => [`closing.${accountNo}`, exampleClosing(accountNo)]),
    ...functions.flatMap(({name, exampleResult}): [string, number][] =>
      /^-?\d+$/.test(exampleResult ?? '') ? [[name, Number(exampleResult)]] : [],
    ),
  ];
}

function addressData(address: string, {locale}: Context): ValueData {
  const href = addressHref(address);
  return href ? {text: addressText(address, locale), href} : {text: address, code: true};
}

const scheduled = dataSources.filter(({minIntervalMinutes}) => minIntervalMinutes !== null);

/** What a page can name, by the path that it writes. */
const facts: ReadonlyMap<string, (context: Context) => ValueData> = new Map([
  ...productFacts().map(([id, text]) => [`product.${id}`, () => ({text})] as const),
  ...[...phrases].map(([id, text]) => [id, ({locale}: Context) => ({text: text(locale)})] as const),
  ...scheduled.map(
    ({id, minIntervalMinutes}) =>
      [
        `sources.${id}.minInterval`,
        ({locale}: Context) => ({text: formatQuantity(minIntervalMinutes!, 'min', locale)}),
      ] as const,
  ),
  ...exampleAmounts().map(
    ([id, amount]) => [`figures.${id}`, ({locale}: Context) => ({text: formatNumber(amount, locale)})] as const,
  ),
  ...addresses.map(
    ({id, address}) => [`addresses.${id}`, (context: Context) => addressData(address, context)] as const,
  ),
]);

const attributes = {of: {values: [...facts.keys()]}} satisfies Attributes;

export const writer = {
  isPhrase: true,
  purpose: {
    sv: 'Ett faktum om produkten i löpande text: version, gräns, tid, adress, exempelbelopp.',
    en: 'Fact of the product in running text: version, limit, schedule, address, example amount.',
  },
  attributes,
  example: '<Value of="limits.excelCells" />',
  resolve: ({of}, context) => ({data: facts.get(of)!(context)}),
} satisfies WriterOf<typeof Value, typeof attributes>;
