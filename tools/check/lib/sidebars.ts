import {sectionIds, type SectionId} from '../../../src/lib/sections';

/** What a sidebar lists: a page, a link, or a category with its page and what it lists itself. */
interface Item {
  readonly type?: string;
  readonly label?: string;
  readonly link?: Readonly<Partial<Record<'type' | 'slug' | 'title' | 'description', string>>>;
  readonly items?: readonly (Item | string)[];
}

type Listed = readonly (Item | string)[] | Item | string;

/** Sidebars by name, as a sidebar file exports them: one level deeper where Node reads the file as CommonJS. */
type Sidebars = Readonly<Record<string, Listed>>;

const itemsIn = (listed: Listed): Item[] =>
  [listed].flat().flatMap((item) => (typeof item === 'string' ? [] : [item, ...itemsIn(item.items ?? [])]));

/** Every item of a section's sidebars, with the name of its sidebar. */
async function itemsOf(section: SectionId): Promise<readonly {sidebar: string; item: Item}[]> {
  const file = new URL(`../../../sidebars-${section}.ts`, import.meta.url);
  const {default: outer} = (await import(file.href)) as {default: Sidebars & {default?: Sidebars}};
  const sidebars: Sidebars = outer.default ?? outer;
  return Object.entries(sidebars).flatMap(([sidebar, listed]) => itemsIn(listed).map((item) => ({sidebar, item})));
}

const items = new Map(await Promise.all(sectionIds.map(async (section) => [section, await itemsOf(section)] as const)));

/** Addresses that no page's file stands for, without the language: category pages, the home page and the error page. */
export const otherRoutes = (): string[] => {
  const slugs = [...items].flatMap(([section, all]) =>
    all.flatMap(({item: {link}}) => (link?.slug ? [`/${section}${link.slug}`] : [])),
  );
  return ['/', '/404', ...slugs];
};

/**
 * Keys under which the framework looks for the translated words of a section's sidebars
 * (`i18n/en/docusaurus-plugin-content-docs-<section>/current.json`).
 */
export function sidebarKeys(section: SectionId): string[] {
  const keys = items.get(section)!.flatMap(({sidebar, item: {type, label, link}}) => {
    const own = `sidebar.${sidebar}.${type}.${label}`;
    const isIndex = type === 'category' && link?.type === 'generated-index';
    const parts = (['title', 'description'] as const).filter((part) => isIndex && link[part]);
    const isNamed = type === 'category' || type === 'link' || (type === 'doc' && label);
    return [...(isNamed ? [own] : []), ...parts.map((part) => `${own}.link.generated-index.${part}`)];
  });
  return ['version.label', ...new Set(keys)];
}
