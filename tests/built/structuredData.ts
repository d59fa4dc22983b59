import {textOf} from '../../packages/common';
import type {Page} from '../../packages/html-page';

type Thing = Readonly<Record<string, unknown>>;

/** A page whose data is judged. */
export interface Judged {
  readonly page: Page;
  /** Absolute address of the home page in the page's language. */
  readonly home: string;
  /** Whether an absolute address leads to a file or page of the site. */
  readonly exists: (url: string) => boolean;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const list = (value: unknown): Thing[] => (Array.isArray(value) ? value : []) as Thing[];
const decoded = (url: unknown): string => (isText(url) ? decodeURI(url) : '');

/** Faults in a text that must stand on the page. */
function textFaults(what: string, value: unknown, {page}: Judged): string[] {
  if (!isText(value)) {
    return [`${what} is missing`];
  }
  return page.visibleText.includes(value) ? [] : [`${what} "${value}" does not stand on the page`];
}

function addressFaults(what: string, value: unknown, {exists}: Judged): string[] {
  return isText(value) && /^https:\/\//.test(value) && exists(value)
    ? []
    : [`${what} ${String(value)} is no address of the site`];
}

function breadcrumbFaults({itemListElement}: Thing, judged: Judged): string[] {
  const steps = list(itemListElement);
  const canonical = judged.page.canonical;
  return [
    ...(steps.length < 2 ? ['the path has fewer than two steps'] : []),
    ...(decoded(steps[0]?.item) === judged.home ? [] : ['the path does not begin at home']),
    ...(decoded(steps.at(-1)?.item) === decoded(canonical) ? [] : ['the path does not end at the page']),
    ...steps.flatMap((step, index) => [
      ...(step['@type'] === 'ListItem' ? [] : [`step ${index + 1} is no ListItem`]),
      ...(step.position === index + 1 ? [] : [`step ${index + 1} has position ${String(step.position)}`]),
      ...textFaults(`name of step ${index + 1}`, step.name, judged),
      ...addressFaults(`item of step ${index + 1}`, step.item, judged),
    ]),
  ];
}

function faqFaults({mainEntity}: Thing, judged: Judged): string[] {
  const questions = list(mainEntity);
  return [
    ...(questions.length === 0 ? ['no question is asked'] : []),
    ...questions.flatMap((question) => {
      const answer = (question.acceptedAnswer ?? {}) as Thing;
      return [
        ...(question['@type'] === 'Question' && answer['@type'] === 'Answer'
          ? []
          : ['a question or its answer has no type']),
        ...textFaults('question', question.name, judged),
        ...textFaults('answer', answer.text, judged),
      ];
    }),
  ];
}

function websiteFaults({name, url, inLanguage, publisher}: Thing, judged: Judged): string[] {
  const organisation = (publisher ?? {}) as Thing;
  return [
    ...textFaults('name of the site', name, judged),
    ...(url === judged.page.canonical ? [] : ['url of the site is not that of the page']),
    ...(inLanguage === judged.page.lang ? [] : ['the site is not in the language of the page']),
    ...(organisation['@type'] === 'Organization' ? [] : ['the publisher is no Organization']),
    ...textFaults('name of the publisher', organisation.name, judged),
    ...(isText(organisation.url) && /^https:\/\//.test(organisation.url) ? [] : ['the publisher has no address']),
    ...addressFaults('logo', organisation.logo, judged),
  ];
}

const judges: Readonly<Record<string, (thing: Thing, judged: Judged) => string[]>> = {
  BreadcrumbList: breadcrumbFaults,
  FAQPage: faqFaults,
  WebSite: websiteFaults,
};

function parsed(text: string): Thing | undefined {
  try {
    return JSON.parse(text) as Thing;
  } catch {
    return undefined;
  }
}

function blocks(page: Page): string[] {
  return page.all('script[type="application/ld+json"]').map(textOf);
}

/** The things that a page describes. */
export function things(page: Page): Thing[] {
  return blocks(page).flatMap((text) => {
    const data = parsed(text) ?? {'@graph': []};
    return Array.isArray(data['@graph']) ? list(data['@graph']) : [data];
  });
}

/** Types that a page must describe, by what stands on it. */
function wanted({page, home}: Judged): string[] {
  return [
    ...(decoded(page.canonical) === home ? ['WebSite'] : []),
    ...(page.first('.theme-doc-breadcrumbs') ? ['BreadcrumbList'] : []),
    ...(page.first('#questions') ? ['FAQPage'] : []),
  ];
}

function blockFaults(data: Thing | undefined): string[] {
  if (data === undefined) return ['the block is no JSON'];
  return data['@context'] === 'https://schema.org' ? [] : ['no context'];
}

/** Everything that is wrong with the structured data of a page. */
export function dataFaults(judged: Judged): string[] {
  const texts = blocks(judged.page);
  const found = things(judged.page);
  const types = found.map((thing) => String(thing['@type']));
  return [
    ...(texts.length > 1 ? ['more than one block'] : []),
    ...texts.flatMap((text) => blockFaults(parsed(text))),
    ...(types.join() === wanted(judged).join()
      ? []
      : [`describes ${types.join() || 'nothing'} instead of ${wanted(judged).join() || 'nothing'}`]),
    ...found.flatMap((thing) => judges[String(thing['@type'])]?.(thing, judged) ?? []),
    ...(judged.page.first('[itemprop]') ? ['says things a second time, in attributes'] : []),
  ];
}
