import type {Link, PhrasingContent, Text} from 'mdast';
import {errors} from '../../src/data';
import type {LocaleId} from '../../config/locales';
import {hrefs} from './anchors';
import {required} from './problem';
import {errorText} from './rich';

const codePattern = /YT-\d{4}(?![\w-])/g;
const codes = errors.map(({code}) => code);

function linkTo(code: string, locale: LocaleId): Link {
  const error = required('error code', code, codes, (id) => errors.find((candidate) => candidate.code === id));
  return {
    type: 'link',
    url: hrefs.error(error),
    title: errorText(error, locale),
    children: [{type: 'text', value: code}],
  };
}

/**
 * The text with every error code as a link to its card; undefined when it names none.
 * @throws ProductDataProblem for a code that the error catalogue does not have.
 */
export function linkCodes(text: Text, locale: LocaleId): PhrasingContent[] | undefined {
  const nodes: PhrasingContent[] = [];
  let end = 0;
  for (const match of text.value.matchAll(codePattern)) {
    if (match.index > end) {
      nodes.push({type: 'text', value: text.value.slice(end, match.index)});
    }
    nodes.push(linkTo(match[0], locale));
    end = match.index + match[0].length;
  }
  if (nodes.length === 0) {
    return undefined;
  }
  if (end < text.value.length) {
    nodes.push({type: 'text', value: text.value.slice(end)});
  }
  return nodes;
}
