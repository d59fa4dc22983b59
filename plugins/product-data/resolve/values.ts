import {addresses, limits, product, releases} from '../../../src/data';
import type {ValueData} from '../../../src/components/Value';
import {addressHref} from '../addresses';
import {formatQuantity} from '../numbers';
import {ProductDataProblem, required} from '../problem';
import {needed} from './list';
import type {Context} from '../context';
import type {Resolver} from './types';

/** Facts of the product that are one word or number, by the path a writer uses. */
function productValues(): Map<string, string> {
  const values = new Map<string, string>();
  for (const [key, value] of Object.entries(product)) {
    if (typeof value !== 'object') {
      values.set(key, String(value));
    }
  }
  for (const [key, value] of Object.entries(product.example)) {
    values.set(`example.${key}`, value);
  }
  const latest = releases.at(-1);
  if (latest) {
    values.set('release', latest.release);
  }
  return values;
}

const products = productValues();

function resolveValue(group: string, id: string, {locale}: Context): ValueData {
  switch (group) {
    case 'product':
      return {text: required('product fact', id, [...products.keys()], (key) => products.get(key))};
    case 'limits': {
      const limit = required('limit', id, limits.map((known) => known.id), (key) => limits.find((known) => known.id === key));
      return {text: formatQuantity(limit.value, limit.unit, locale)};
    }
    case 'addresses': {
      const {address} = required('address', id, addresses.map((known) => known.id), (key) => addresses.find((known) => known.id === key));
      const href = addressHref(address);
      return href ? {text: address, href} : {text: address, code: true};
    }
    default:
      throw new ProductDataProblem(`unknown group "${group}"; write product.…, limits.… or addresses.…`);
  }
}

/** One fact, inline. */
export const value: Resolver = {
  attributes: ['of'],
  resolve(attributes, context) {
    const [group = '', ...path] = needed(attributes, 'of').split('.');
    return {data: resolveValue(group, path.join('.'), context)};
  },
};
