import {expect, it} from 'vitest';
import {escapeRegExp} from '../../../packages/common';
import {page} from '../fixture';
import {PageSyntaxError} from './frontMatter';
import {parsePage} from './parse';
import {mdxFaults} from './readable';

const place = {file: 'docs-report/a.mdx', language: 'sv', section: 'report', relative: 'a.mdx'} as const;

function faultOf(body: string): unknown {
  try {
    return parsePage(place, page(body));
  } catch (error) {
    return error;
  }
}

/** Words of a row as a pattern, with anything for the groups. */
const patternOf = (words: string) =>
  new RegExp(
    `^${words
      .split(/\{\w+\}/)
      .map(escapeRegExp)
      .join('\\S+')}$`,
  );

const rows = mdxFaults().flatMap(({bad, ...row}) => bad.map((body) => ({...row, body})));

it.each(rows)('says in our own words why $body cannot be read', ({body, says, fix}) => {
  const error = faultOf(body);
  expect(error).toBeInstanceOf(PageSyntaxError);
  const {line, fault} = error as PageSyntaxError;
  const said = (words: string) => expect.stringMatching(patternOf(words)) as string;
  expect({line, ...fault}).toEqual({line: 10, message: said(says), fix: said(fix)});
});
