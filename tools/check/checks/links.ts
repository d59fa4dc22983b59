import type {Link} from 'mdast';
import {visit} from 'unist-util-visit';
import {environment} from '../../../config/environment';
import {textOf} from '../corpus/parse';
import type {Page} from '../corpus/page';
import type {Check, Problem} from '../types';

/** Words that say nothing about where a link goes, alone. */
const vague: Readonly<Record<Page['language'], readonly string[]>> = {
  sv: [
    'här',
    'hit',
    'länk',
    'länken',
    'klicka här',
    'läs mer',
    'mer',
    'mer information',
    'sidan',
    'denna sida',
    'den här sidan',
  ],
  en: ['here', 'link', 'this link', 'click here', 'read more', 'more', 'more information', 'the page', 'this page'],
};

type Fault = Pick<Problem, 'message' | 'fix'>;

/** What the check `references` does not see: it judges where a link leads, this one how it is written. */
function faultOf(url: string, words: string, page: Page): Fault | undefined {
  if (words === '') {
    return {message: `The link to ${url} has no words.`, fix: 'Say where it goes.'};
  }
  if (vague[page.language].includes(words.toLocaleLowerCase('sv'))) {
    return {
      message: `“${words}” does not say where the link goes.`,
      fix: 'Use the title of the page, or what it is about.',
    };
  }
  if (url.startsWith(environment.siteUrl)) {
    return {
      message: `The link ${url} names the site's own host.`,
      fix: `Write ${url.slice(environment.siteUrl.length).replace(/^\/en(?=\/)/, '') || '/'}.`,
    };
  }
  if (/^http:\/\//i.test(url)) {
    return {message: `The link ${url} is not encrypted.`, fix: `Write ${url.replace(/^http:/i, 'https:')}.`};
  }
  if (/^\.{1,2}\/|^[\w-]+(?:\/|\.mdx?(?:#|$))/.test(url)) {
    return {
      message: `The link ${url} is relative.`,
      fix: `Write the page's address from the root, like ${page.route}.`,
    };
  }
  return undefined;
}

function linkProblems(page: Page): Problem[] {
  const problems: Problem[] = [];
  visit(page.tree, 'link', (node: Link) => {
    const fault = faultOf(node.url, textOf(node).trim(), page);
    if (fault) {
      problems.push({...fault, file: page.file, line: node.position?.start.line ?? 1, severity: 'error'});
    }
  });
  return problems;
}

/** Links are absolute, encrypted, without host and language, and say where they go. */
export const links: Check = {
  name: 'links',
  description: 'written from the root, https, with words that say where they go (where they lead: references)',
  run: ({corpus}) => corpus.pages.flatMap(linkProblems),
};
