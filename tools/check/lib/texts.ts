import {lineAt, type Page, type Snippet} from '../corpus/page';

/** Front matter that readers see as running text. Keywords are words that readers type, right or wrong. */
const textKeys = ['title', 'sidebar_label', 'description', 'lead'];

/** Running text of a page: what readers see of the front matter, and the prose of the body. */
export function runningText(page: Page): Snippet[] {
  const front = textKeys.flatMap((key) => {
    const value = page.frontMatter.values[key];
    return typeof value === 'string' ? [{value, line: page.frontMatter.lineOf(key)}] : [];
  });
  return [...front, ...page.prose.map(({value, line}) => ({value, line}))];
}

export {lineAt};
