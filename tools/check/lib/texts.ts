import {freshness} from '../../../config/freshness';
import {lineAt, type Page, type Snippet} from '../corpus/page';

/** Front matter that readers see as running text, and that is translated. Keywords are words that readers type, right or wrong. */
export function frontMatterTexts({frontMatter}: Page): Snippet[] {
  return freshness.frontMatter.flatMap((key) => {
    const value = frontMatter.values[key];
    return typeof value === 'string' ? [{value, line: frontMatter.lineOf(key)}] : [];
  });
}

/** Running text of a page: what readers see of the front matter, and the prose of the body. */
export function runningText(page: Page): Snippet[] {
  return [...frontMatterTexts(page), ...page.prose.map(({value, line}) => ({value, line}))];
}

export {lineAt};
