import {textOf, type Element} from '../../packages/common';
import type {PageEdit} from '../../packages/finished-pages';
import type {Page} from '../../packages/html-page';
import {pageFacts, type PageFacts} from './pageFacts';

interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** Whose site it is. */
export interface Publisher {
  readonly brand: string;
  readonly website: string;
}

/** What the home page says of the whole site. `logo` is the absolute address of a square picture. */
function website({heading, canonical, lang}: PageFacts, {brand, website: url}: Publisher, logo: string): Thing {
  return {
    '@type': 'WebSite',
    name: heading,
    url: canonical,
    inLanguage: lang,
    publisher: {'@type': 'Organization', name: brand, url, logo},
  };
}

/**
 * The way to a page from the home page. Of the path on the page, a step that is no page of its own is
 * left out: search engines ask for an address of every step.
 *
 * @param home name and absolute address of the page that every path begins with
 * @returns undefined for a page without a path
 */
export function breadcrumbs(
  {crumbs, canonical}: PageFacts,
  home: {readonly name: string; readonly url: string},
): Thing | undefined {
  const own = crumbs.at(-1);
  if (own === undefined) {
    return undefined;
  }
  const between = crumbs
    .slice(0, -1)
    .flatMap(({label, href}) => (href === undefined ? [] : [{name: label, url: new URL(href, canonical).href}]));
  const steps = [home, ...between, {name: own.label, url: canonical}];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({name, url}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: encodeURI(decodeURI(url)),
    })),
  };
}

/** The elements of the section `{#questions}`, without its heading. */
function questionSection(page: Page): Element[] {
  const after = page.all(':is(h2, h3, h4, h5, h6)[id="questions"] ~ *');
  const end = after.findIndex(({tagName}) => /^h[1-6]$/.test(tagName));
  return end === -1 ? after : after.slice(0, end);
}

/** The bold question that a paragraph begins with. */
function questionOf({childNodes: [first]}: Element): string | undefined {
  const bold = first?.nodeName === 'strong' ? textOf(first) : '';
  return bold.endsWith('?') ? bold : undefined;
}

/**
 * The questions that a page asks, each with the whole of its answer: in a section `## Vanliga frågor {#questions}`.
 *
 * @returns undefined for a page that asks none
 * @throws when a question has no answer
 */
export function questions(page: Page): Thing | undefined {
  const asked: {question: string; answer: string}[] = [];
  for (const element of questionSection(page)) {
    const question = questionOf(element);
    const text = textOf(element);
    const last = asked.at(-1);
    if (question !== undefined) {
      asked.push({question, answer: text.slice(question.length).trim()});
    } else if (last) {
      last.answer = `${last.answer} ${text}`.trim();
    }
  }
  const open = asked.find(({answer}) => answer === '');
  if (open) {
    throw new Error(
      `${page.file}: the question "${open.question}" has no answer. Write it behind the question, in the same paragraph or the next.`,
    );
  }
  const mainEntity = asked.map(({question, answer}) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: {'@type': 'Answer', text: answer},
  }));
  return asked.length > 0 ? {'@type': 'FAQPage', mainEntity} : undefined;
}

/** Things as one block of JSON-LD, which no text in it can end; nothing for none. */
export function block(things: readonly Thing[]): string {
  if (things.length === 0) {
    return '';
  }
  const context = 'https://schema.org';
  const data = things.length === 1 ? {'@context': context, ...things[0]} : {'@context': context, '@graph': things};
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

/**
 * Structured data (schema.org, JSON-LD) for search engines, read from the finished pages: what it
 * says is what stands there. Behind the page's content, and not in the client's scripts.
 */
export const structuredData = (publisher: Publisher): PageEdit => ({
  name: 'structured-data',
  prepare: ({siteConfig, baseUrl}) => {
    const root = siteConfig.url + baseUrl;
    return ({name, page}) => {
      const facts = pageFacts(page);
      const things = [
        name === 'index.html' ? website(facts, publisher, `${root}img/icon-512.png`) : undefined,
        breadcrumbs(facts, {name: publisher.brand, url: root}),
        questions(page),
      ];
      return {end: block(things.filter((thing) => thing !== undefined))};
    };
  },
});
