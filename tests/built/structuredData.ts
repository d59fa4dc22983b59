import {z} from 'zod/v4';
import {textOf} from '../../packages/common';
import type {Page} from '../../packages/html-page';
import {isThere} from './site';

type Thing = Readonly<Record<string, unknown>>;

const decoded = (url: string | undefined): string => decodeURI(url ?? '');

/** What a thing of each type must say, and must not say otherwise than the page. */
function schemasOf(page: Page, home: string) {
  const root = page.first('#__docusaurus');
  const visible = root ? textOf(root) : '';
  const shown = z
    .string()
    .min(1, 'is missing')
    .refine((text) => visible.includes(text), 'does not stand on the page');
  const ofSite = z
    .string()
    .refine((url) => url.startsWith(home.replace(/en\/$/, '')) && isThere(url), 'is no address of the site');
  const step = z.object({'@type': z.literal('ListItem'), position: z.number(), name: shown, item: ofSite});
  const answer = z.object({'@type': z.literal('Answer'), text: shown});
  const question = z.object({'@type': z.literal('Question'), name: shown, acceptedAnswer: answer});
  const publisher = z.object({
    '@type': z.literal('Organization'),
    name: shown,
    url: z.string().startsWith('https://'),
    logo: ofSite,
  });
  return z.discriminatedUnion('@type', [
    z.object({
      '@type': z.literal('BreadcrumbList'),
      itemListElement: z
        .array(step)
        .min(2)
        .refine((steps) => decoded(steps[0]?.item) === home, 'does not begin at home')
        .refine((steps) => decoded(steps.at(-1)?.item) === decoded(page.canonical), 'does not end at the page')
        .refine((steps) => steps.every(({position}, index) => position === index + 1), 'is not in order'),
    }),
    z.object({'@type': z.literal('FAQPage'), mainEntity: z.array(question).min(1)}),
    z.object({
      '@type': z.literal('WebSite'),
      name: shown,
      url: z.literal(page.canonical!),
      inLanguage: z.literal(page.lang!),
      publisher,
    }),
  ]);
}

const blocks = (page: Page): string[] => page.all('script[type="application/ld+json"]').map(textOf);

function parsed(text: string): Thing {
  try {
    return JSON.parse(text) as Thing;
  } catch {
    return {};
  }
}

/** The things that a page describes. */
export const things = (page: Page): Thing[] =>
  blocks(page)
    .map(parsed)
    .flatMap((data) => (Array.isArray(data['@graph']) ? (data['@graph'] as Thing[]) : [data]));

/** Types that a page must describe, by what stands on it. */
const wanted = (page: Page, home: string): string[] => [
  ...(decoded(page.canonical) === home ? ['WebSite'] : []),
  ...(page.first('.theme-doc-breadcrumbs') ? ['BreadcrumbList'] : []),
  ...(page.first('#questions') ? ['FAQPage'] : []),
];

/** Everything that is wrong with the structured data of a page. */
export function dataFaults(page: Page): string[] {
  const home = new URL(page.lang === 'en-GB' ? '/en/' : '/', page.canonical).href;
  const texts = blocks(page);
  const found = things(page);
  const [types, must] = [found.map((thing) => String(thing['@type'])).join(), wanted(page, home).join()];
  const schema = schemasOf(page, home);
  return [
    ...(texts.length > 1 ? ['more than one block'] : []),
    ...(texts.every((text) => parsed(text)['@context'] === 'https://schema.org') ? [] : ['no context']),
    ...(types === must ? [] : [`describes ${types || 'nothing'} instead of ${must || 'nothing'}`]),
    ...found
      .flatMap((thing) => schema.safeParse(thing).error?.issues ?? [])
      .map(({path, message}) => `${path.join('.')}: ${message}`),
    ...(page.first('[itemprop]') ? ['says things a second time, in attributes'] : []),
  ];
}
