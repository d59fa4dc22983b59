import {readFileSync} from 'node:fs';
import type {Plugin, Props} from '@docusaurus/types';
import {parse} from 'parse5';
import {site} from '../../config/site';
import {pageFacts} from '../built-pages/facts';
import {type BuiltPage, builtPages, editPage} from '../built-pages/files';
import {block, fillPage, mark} from './block';
import {breadcrumbs, type Thing} from './breadcrumbs';
import {questions} from './questions';
import {website} from './website';

const homePage = 'index.html';
const errorPage = '404.html';

/** What a finished page says of itself to search engines. `root` is the absolute address of the language's home page. */
function thingsOf({name, file}: BuiltPage, root: string): Thing[] {
  if (name === errorPage) {
    return [];
  }
  const document = parse(readFileSync(file, 'utf8'));
  const facts = pageFacts(document, name);
  const things = [
    name === homePage ? website(facts, {brand: site.brand, website: site.website, logo: `${root}img/icon-512.png`}) : undefined,
    breadcrumbs(facts, {name: site.brand, url: root}),
    questions(document, name),
  ];
  return things.filter((thing) => thing !== undefined);
}

async function describePages(props: Props): Promise<void> {
  const root = props.siteConfig.url + props.baseUrl;
  for (const page of builtPages(props)) {
    const data = block(thingsOf(page, root));
    editPage(page.file, (html) => fillPage(html, data, page.name));
  }
}

/**
 * Structured data (schema.org, JSON-LD) for search engines, read from the finished pages: what it
 * says is what stands there. Behind the page's content, and not in the client's scripts.
 */
export default function structuredData(): Plugin {
  const isDev = process.env.NODE_ENV === 'development';
  return {
    name: 'structured-data',
    injectHtmlTags: () => ({postBodyTags: isDev ? [] : [mark]}),
    postBuild: describePages,
  };
}
