import {expect, it} from 'vitest';
import {errorFamilies, errors} from '../../../src/product/facts';
import {linesOf, page} from '../fixture';

const catalogue = (family: string) => `<ErrorCatalogue family="${family}" />`;
const list = (codes: readonly string[]) => `<ErrorList codes="${codes.join(', ')}" />`;
const allCodes = errors.map(({code}) => code);
const helper = 'report/faq/missing-add-in';
const helpers = [helper, 'report/report-buildning/error-messages'];

/** What a page has to hold: the cards that belong to it, and the sections that cards lead to. */
function bodyOf(route: string): string {
  const families = errorFamilies.filter(({id}) => errors.find(({family}) => family === id)!.page === route);
  const related = new Set(errors.flatMap(({related: sections}) => sections));
  const anchors = [...related].filter((section) => section.startsWith(`${route}#`)).map((each) => each.split('#')[1]);
  return [...families.map(({id}) => catalogue(id)), ...anchors.map((id) => `## A {#${id}}`)].join('\n\n');
}

/** A complete project in both languages; `change` replaces bodies of the Swedish one. */
function project(change: Record<string, string>): Record<string, string> {
  const pageAt = (route: string, before = '') => {
    const [section, ...rest] = route.split('/');
    const kind = helpers.includes(route) ? 'troubleshooting' : 'reference';
    const body = [before, bodyOf(route)].filter(Boolean).join('\n\n');
    return [
      [`docs-${section}/${rest.join('/')}.mdx`, page(change[route] ?? body, {kind})],
      [`i18n/en/docusaurus-plugin-content-docs-${section}/current/${rest.join('/')}.mdx`, page(body, {kind})],
    ];
  };
  const homes = [...new Set(errors.map((error) => error.page))];
  return Object.fromEntries([...homes.flatMap((route) => pageAt(route)), ...pageAt(helper, list(allCodes))]);
}

it.each<[string, Record<string, string>, readonly string[]]>([
  ['accepts a card and a helping page for every code', {}, []],
  [
    'refuses a family that is drawn twice',
    {'data-sources/sync-data': `${bodyOf('data-sources/sync-data')}\n\n${catalogue('8xxx')}`},
    ['are drawn 2 times on this page. → Write <ErrorCatalogue family="8xxx" /> once.'],
  ],
  [
    'refuses a family on another page than the data says',
    {[helper]: `${catalogue('2xxx')}\n\n${list(allCodes)}\n\n${bodyOf(helper)}`},
    ['belong to /report/faq/error-messages, not to /report/faq/missing-add-in. → Take <ErrorCatalogue family="2xxx"'],
  ],
  [
    'refuses a family that is drawn nowhere',
    {'data-sources/sync-data': bodyOf('data-sources/sync-data').replace(catalogue('8xxx'), '')},
    ['are drawn 0 times on this page. → Write <ErrorCatalogue family="8xxx" /> once.'],
  ],
  [
    'refuses a card that leads to a section that is not there',
    {[helper]: `${list(allCodes)}\n\n${bodyOf(helper).replace('{#check-blocked-file}', '{#other}')}`},
    ['The card of YT-1006 leads to #check-blocked-file, which this page does not have. → Give the section that id'],
  ],
  [
    'accepts a code whose card a helping page draws',
    {[helper]: `${list(allCodes.filter((code) => code !== 'YT-7001'))}\n\n${bodyOf(helper)}`},
    [],
  ],
  [
    'refuses a code that no helping page names',
    {[helper]: `${list(allCodes.filter((code) => code !== 'YT-2003'))}\n\n${bodyOf(helper)}`},
    ['No how-to or troubleshooting page (sv) names YT-2003. → Name it'],
  ],
])('%s', async (_name, change, found) => {
  expect(await linesOf('error-coverage', project(change))).toEqual(found.map((line) => expect.stringContaining(line)));
});
