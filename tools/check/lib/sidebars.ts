import {sections, type Section} from '../corpus/layout';

/** What a sidebar lists: a page, a link, or a category with its page and what it lists itself. */
interface Item {
  readonly type?: string;
  readonly label?: string;
  readonly key?: string;
  readonly link?: {
    readonly type?: string;
    readonly slug?: string;
    readonly title?: string;
    readonly description?: string;
  };
  readonly items?: readonly unknown[];
}

/** Sidebars by name, as a sidebar file exports them: one level deeper where Node reads the file as CommonJS. */
type Sidebars = Readonly<Record<string, unknown>>;

const files = new Map(
  await Promise.all(
    sections.map(async (section) => {
      const file = new URL(`../../../sidebars-${section}.ts`, import.meta.url);
      const {default: outer} = (await import(file.href)) as {default: {default?: Sidebars} & Sidebars};
      return [section, outer.default ?? outer] as const;
    }),
  ),
);

const itemsIn = (value: unknown): Item[] =>
  typeof value === 'object' && value !== null
    ? [value as Item, ...((value as Item).items ?? []).flatMap((item) => itemsIn(item))]
    : [];

const sidebarItems = (section: Section) =>
  Object.entries(files.get(section)!).flatMap(([sidebar, items]) =>
    [items]
      .flat()
      .flatMap(itemsIn)
      .map((item) => ({sidebar, item})),
  );

/** Addresses that no page's file stands for, without the language: category pages, the home page and the error page. */
export const otherRoutes = (): string[] => [
  '/',
  '/404',
  ...sections.flatMap((section) =>
    sidebarItems(section).flatMap(({item: {link}}) =>
      link?.type === 'generated-index' && link.slug !== undefined ? [`/${section}${link.slug}`] : [],
    ),
  ),
];

/**
 * Keys under which the framework looks for the translated words of a section's sidebars
 * (`i18n/en/docusaurus-plugin-content-docs-<section>/current.json`).
 */
export function sidebarKeys(section: Section): string[] {
  const keys = sidebarItems(section).flatMap(({sidebar, item: {type, label = '', key, link}}) => {
    const own = `sidebar.${sidebar}.${type}.${key ?? label}`;
    if (type === 'category') {
      const parts = (['title', 'description'] as const).filter(
        (part) => link?.type === 'generated-index' && link[part],
      );
      return [own, ...parts.map((part) => `${own}.link.generated-index.${part}`)];
    }
    return type === 'link' || (type === 'doc' && label !== '') ? [own] : [];
  });
  return ['version.label', ...new Set(keys)];
}
