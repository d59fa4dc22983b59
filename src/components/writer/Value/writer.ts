import {addressHref, addressText, type Context, formatNumber} from '../../../product/context';
import {addresses, exampleFigures, functions, phrases, product, releases} from '../../../product/facts';
import {exampleClosing, exampleMovement} from '../../../product/exampleFigures';
import {currentVersion} from '../../../product/versions';
import type Rich from '../../Rich';
import type {RichText} from '../../Rich';
import type {Writer} from '../../schema';

function productFacts(): [id: string, text: string][] {
  const {example, ...facts} = product;
  const {build = '', release} = currentVersion;
  return [
    ...Object.entries(facts).flatMap(([key, value]): [string, string][] =>
      typeof value === 'object' ? [] : [[key, String(value)]],
    ),
    ...Object.entries(example).map(([key, value]): [string, string] => [`example.${key}`, value]),
    ['build', build],
    ['schemaVersion', String(release.schema)],
    ['release', releases.at(-1)!.release],
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
    ...functions.flatMap(({name, exampleResult: result}): [string, number][] =>
      typeof result === 'string' && /^-?\d+$/.test(result) ? [[name, Number(result)]] : [],
    ),
  ];
}

function addressRich(address: string, {locale}: Context): RichText {
  const href = addressHref(address);
  return [href ? {text: addressText(address, locale), href} : {code: address}];
}

/** What a page can name, by the path that it writes. */
const facts: ReadonlyMap<string, (context: Context) => RichText> = new Map([
  ...productFacts().map(([id, text]) => [`product.${id}`, () => text] as const),
  ...[...phrases].map(([id, text]) => [id, ({locale}: Context) => text[locale]] as const),
  ...exampleAmounts().map(
    ([id, amount]) => [`figures.${id}`, ({locale}: Context) => formatNumber(amount, locale)] as const,
  ),
  ...addresses.map(
    ({id, address}) => [`addresses.${id}`, (context: Context) => addressRich(address, context)] as const,
  ),
]);

export const writer: Writer<typeof Rich, {readonly of: string}> = {
  values: {of: [...facts.keys()]},
  resolve: ({of}, context) => ({data: facts.get(of)!(context)}),
};
