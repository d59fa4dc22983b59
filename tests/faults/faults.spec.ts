import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {ScratchSite, type BuildResult} from '../lib/scratchSite';

const intro = 'docs-report/intro.mdx';

/** Damages a copy of the site, builds its Swedish half and gives what came of it. */
async function buildWith(name: string, damage: (site: ScratchSite) => void): Promise<BuildResult> {
  const site = new ScratchSite(name);
  try {
    damage(site);
    return await site.build(['--locale', 'sv']);
  } finally {
    site.dispose();
  }
}

interface Fault {
  readonly name: string;
  readonly damage: (site: ScratchSite) => void;
  /** What the message must hold: the place and the thing that is wrong. */
  readonly says: readonly string[];
}

const faults: readonly Fault[] = [
  {
    name: 'a broken link',
    damage: (site) => site.append(intro, '\n[x](/report/finns-inte)\n'),
    says: ['/report/intro', '/report/finns-inte'],
  },
  {
    name: 'a broken anchor',
    damage: (site) => site.append(intro, '\n[x](/report/installation#finns-inte)\n'),
    says: ['/report/intro', '/report/installation#finns-inte'],
  },
  {
    name: 'a sidebar that names an unknown page',
    damage: (site) => site.replace('sidebars-api.ts', "'about',", "'about', 'finns-inte',"),
    says: ['These sidebar document ids do not exist', 'finns-inte'],
  },
  {
    name: 'a navbar entry for an unknown sidebar',
    damage: (site) => site.replace('config/sections.ts', "sidebar: 'apiSidebar'", "sidebar: 'finnsInte'"),
    says: ['Can\'t find any sidebar with id "finnsInte"'],
  },
  {
    name: 'a navbar entry for an unknown page',
    damage: (site) => site.replace('config/navbar.ts', "{type: 'search'}", "{type: 'doc', docsPluginId: 'api', docId: 'finns-inte'}"),
    says: ['find any doc with id "finns-inte"'],
  },
  {
    name: 'a sidebar category without anything to link to',
    damage: (site) => site.replace('sidebars-api.ts', "'about',", "'about', {type: 'category', label: 'Tom', items: []},"),
    says: ['Sidebar category Tom has neither any subitem nor a link'],
  },
  {
    name: 'a sidebar link without target',
    damage: (site) => site.replace('sidebars-api.ts', "'about',", "'about', {type: 'link', label: 'Utan mål'} as never,"),
    says: ['"href" is required'],
  },
  {
    name: 'a navbar item of an unknown type',
    damage: (site) => site.replace('config/navbar.ts', "{type: 'search'}", "{type: 'nonsense'}"),
    says: ['Bad navbar item type nonsense'],
  },
  {
    name: 'a navbar item of an unknown custom type',
    damage: (site) => site.replace('config/navbar.ts', "{type: 'search'}", "{type: 'custom-missing'}"),
    says: ['No NavbarItem component found for type "custom-missing"'],
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
  {
    name: 'a component with an unknown product fact',
    damage: (site) => site.append('docs-api/about.mdx', '\n<ErrorList codes="YT-9999" />\n'),
    says: ['docs-api/about.mdx', 'YT-9999'],
  },
  {
    name: 'an error code in the text that does not exist',
    damage: (site) => site.append('docs-api/about.mdx', '\nSe YT-9998.\n'),
    says: ['docs-api/about.mdx', 'YT-9998'],
  },
  {
    name: 'a figure that does not exist',
    damage: (site) => site.append('docs-api/about.mdx', '\n<Figure id="finns-inte" />\n'),
    says: ['docs-api/about.mdx', 'finns-inte'],
  },
];

for (const {name, damage, says} of faults) {
  test(`${name} fails the build and is named`, async () => {
    const {status, output} = await buildWith(name.replace(/\W+/g, '-'), damage);
    expect(status, output).not.toBe(0);
    says.forEach((words) => expect(output).toContain(words));
  });
}

test('a Markdown link to no file only warns, with file, line and target', async () => {
  const {status, output} = await buildWith('markdown-link', (site) => site.append(intro, '\n[x](./finns-inte.md)\n'));
  expect(output).toMatch(/docs-report\/intro\.mdx:\d+ {2}broken markdown link to "\.\/finns-inte\.md"/);
  expect(status, output).toBe(0);
});

test('the webpack build works behind its switch', async () => {
  const site = new ScratchSite('webpack');
  const {status, output} = await site.build(['--locale', 'sv'], {SITE_WEBPACK: '1'});
  site.dispose();
  expect(status, output).toBe(0);
});

test('the build without the internal section leaves every trace of it out', async () => {
  const site = new ScratchSite('without-internal');
  const {status, output} = await site.build([], {SITE_WITHOUT_INTERNAL: '1'});
  expect(status, output).toBe(0);
  expect(existsSync(`${site.dir}/build/internal.html`)).toBe(false);
  expect(readdirSync(`${site.dir}/build/en`)).not.toContain('internal');
  ['sitemap.xml', 'sitemap-index.xml', 'robots.txt'].forEach((file) => expect(readFileSync(`${site.dir}/build/${file}`, 'utf8')).not.toContain('/internal'));
  // Each page has a card of its own, so one too many would be of a page that is not there.
  const pages = (readdirSync(`${site.dir}/build`, {recursive: true}) as string[]).filter((file) => /^(?!en\/).*\.html$/.test(file) && file !== '404.html');
  expect(readdirSync(`${site.dir}/build/assets/cards`)).toHaveLength(pages.length);
  site.dispose();
});

test('the same source builds for a sub-path', async () => {
  const site = new ScratchSite('sub-path');
  const {status, output} = await site.build([], {SITE_BASE_URL: '/docs/'});
  expect(status, output).toBe(0);
  for (const file of ['index.html', 'report/intro.html', 'en/api/about.html']) {
    const html = readFileSync(`${site.dir}/build/${file}`, 'utf8');
    const outside = [...html.matchAll(/(?:href|src)="?(\/[^"\s>]*)/g)].map((match) => match[1]!).filter((url) => !url.startsWith('/docs/'));
    expect(outside).toEqual([]);
    const absolute = [...html.matchAll(/(?:image"? content|"item"|"logo")[=:]"(https:[^"]*)"/g)].map((match) => new URL(match[1]!).pathname);
    expect(absolute.length).toBeGreaterThanOrEqual(3);
    expect(absolute.filter((url) => !url.startsWith('/docs/'))).toEqual([]);
  }
  expect(readFileSync(`${site.dir}/build/robots.txt`, 'utf8')).toMatch(/^Sitemap: https:\/\/[^/]+\/docs\/sitemap-index\.xml$/m);
  expect(readFileSync(`${site.dir}/build/en/sitemap.xml`, 'utf8')).toMatch(/hreflang="sv-SE" href="https:\/\/[^/]+\/docs\/api\/about"/);
  site.dispose();
});
