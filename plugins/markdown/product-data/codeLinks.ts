import type {Link, PhrasingContent, Text} from 'mdast';
import type {LocaleId} from '../../../src/lib/locales';
import {nearest} from '../../../packages/common';
import type {Fault} from '../../../src/components/attributes';
import {hrefs} from '../../../src/product/anchors';
import {errors} from '../../../src/product/facts';
import type {ProductError} from '../../../src/product/facts';
import {errorText} from '../../../src/product/errors';

const codePattern = /YT-\d{4}(?![\w-])/g;
const byCode = new Map(errors.map((error) => [error.code, error]));

/** A code in running text that the error catalogue does not have. */
export function unknownCodes({value}: Text): Fault[] {
  return [...value.matchAll(codePattern)]
    .map(([code]) => code)
    .filter((code) => !byCode.has(code))
    .map((code) => ({
      message: `The error code ${code} does not exist.`,
      fix: `Write ${nearest(code, [...byCode.keys()])}, or add it to src/product/facts.`,
    }));
}

function linkTo(error: ProductError, locale: LocaleId): Link {
  return {
    type: 'link',
    url: hrefs.error(error),
    title: errorText(error, locale),
    children: [{type: 'text', value: error.code}],
  };
}

/** The text with every error code as a link to its card; undefined when it names none that exists. */
export function linkCodes({value}: Text, locale: LocaleId): PhrasingContent[] | undefined {
  const nodes: PhrasingContent[] = [];
  let end = 0;
  for (const match of value.matchAll(codePattern)) {
    const error = byCode.get(match[0]);
    if (error) {
      nodes.push({type: 'text', value: value.slice(end, match.index)}, linkTo(error, locale));
      end = match.index + match[0].length;
    }
  }
  if (nodes.length === 0) {
    return undefined;
  }
  return [...nodes, {type: 'text' as const, value: value.slice(end)}].filter(
    (node) => node.type !== 'text' || node.value,
  );
}
