import {expect, test} from '@playwright/test';
import {loadSite} from '@docusaurus/core/lib/server/site.js';
import {type Fault, withDamaged} from './faults';

/** Faults that the framework finds while it loads the site, before anything is compiled: the first ends the build. */
const faults: readonly Fault[] = [
  {
    name: 'a sidebar that names an unknown page',
    damage: (site) => site.replace('sidebars-api.ts', "'about',", "'about', 'finns-inte',"),
    says: ['These sidebar document ids do not exist', 'finns-inte'],
  },
  {
    name: 'a sidebar category without anything to link to',
    damage: (site) =>
      site.replace('sidebars-api.ts', "'about',", "'about', {type: 'category', label: 'Tom', items: []},"),
    says: ['Sidebar category Tom has neither any subitem nor a link'],
  },
  {
    name: 'a sidebar link without target',
    damage: (site) =>
      site.replace('sidebars-api.ts', "'about',", "'about', {type: 'link', label: 'Utan mål'} as never,"),
    says: ['"href" is required'],
  },
  {
    name: 'a navbar item of an unknown type',
    damage: (site) => site.replace('config/navbar.ts', "{type: 'search'}", "{type: 'nonsense'}"),
    says: ['Bad navbar item type nonsense'],
  },
  {
    name: 'two pages with one address',
    damage: (site) => site.replace('docs-data-sources/guides/upsales.mdx', '---\n', '---\nslug: "/guides/fortnox"\n'),
    says: ['Duplicate routes found', '/data-sources/guides/fortnox'],
  },
  {
    name: 'front matter of the wrong type',
    damage: (site) => site.replace('docs-api/about.mdx', '---\n', '---\nsidebar_position: först\n'),
    says: ['docs-api/about.mdx', 'sidebar_position'],
  },
  {
    name: 'front matter that is not YAML',
    damage: (site) => site.replace('docs-api/about.mdx', '---\n', '---\nlead: "öppet citat\n'),
    says: ['docs-api/about.mdx'],
  },
];

/** What the framework's build begins with. */
const load = (siteDir: string) => loadSite({siteDir, locale: 'sv', localizePath: false});

/** An error with those that caused it, as text. */
const wholeMessage = (error: unknown): string =>
  error instanceof Error ? `${error.message}\n${wholeMessage(error.cause)}` : '';

for (const {name, damage, says} of faults) {
  test(`${name} stops the build and is named`, async () => {
    const message = await withDamaged([damage], ({dir}) => load(dir).then(() => 'loaded', wholeMessage));
    says.forEach((words) => expect(message).toContain(words));
  });
}

test('the site as it is can be loaded', async () => {
  const {props} = await withDamaged([], ({dir}) => load(dir));
  expect(props.routesPaths).toContain('/report/intro');
});
