import type {BuiltSite} from '../../lib/builtSite';
import type {Page} from '../../../packages/html-page';
import type {Problem} from '../problem';
import {factsOfMarkdown, factsOfPage, losses} from '../textFacts';
import type {Check} from '../check';

const fix = 'Plain elements for what our components write are in plugins/finished-pages/plainHtml.ts.';

function pageProblems(site: BuiltSite, {file, article, canonical = ''}: Page): Problem[] {
  if (!article) {
    return [];
  }
  const name = file.replace(/html$/, 'md');
  if (!site.has(name)) {
    return [{file, message: `the page has no Markdown (${name}).`, fix}];
  }
  const markdown = site.text(name).replace(/^---\n[^]*?\n---\n/, '');
  return losses(factsOfPage(article, canonical), factsOfMarkdown(markdown)).map((lost) => ({
    file: name,
    message: `lacks what the page says, ${lost}.`,
    fix,
  }));
}

/** Every document has its Markdown, and nothing that the page says is lost in it: words, headings, links, samples, rows of tables. */
export const plainText: Check = (site) => site.pages.flatMap((page) => pageProblems(site, page));
