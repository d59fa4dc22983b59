import reportSidebars from '../../../sidebars-report';
import {sectionIds, sidebarFile, type SectionId} from '../../../src/lib/sections';
import {projectRoot} from '../../lib/paths';
import {readText} from './text';

/** What a sidebar lists: a page, a link, or a category with its page and what it lists itself. */
interface Item {
  readonly type?: string;
  readonly label?: string;
  readonly link?: Readonly<Partial<Record<'type' | 'slug' | 'title' | 'description', string>>>;
  readonly items?: readonly (Item | string)[];
}

type Listed = readonly (Item | string)[] | Item | string;
type Sidebars = Readonly<Record<string, Listed>>;

const itemsIn = (listed: Listed): Item[] =>
  [listed].flat().flatMap((item) => (typeof item === 'string' ? [] : [item, ...itemsIn(item.items ?? [])]));

/** One level deeper, where Node reads the file as CommonJS. */
const ofReport: Sidebars & {default?: Sidebars} = reportSidebars;

const readSidebars = (section: SectionId): Sidebars =>
  section === 'report'
    ? (ofReport.default ?? ofReport)
    : (JSON.parse(readText(projectRoot, sidebarFile(section))) as Sidebars);

/** Every item of all sidebars, with its section and the name of its sidebar. */
const items = sectionIds.flatMap((section) =>
  Object.entries(readSidebars(section)).flatMap(([sidebar, listed]) =>
    itemsIn(listed).map((item) => ({section, sidebar, ...item})),
  ),
);

/** Addresses that no page's file stands for, without the language: category pages, the home page and the error page. */
export const otherRoutes = (): string[] => {
  const slugs = items.flatMap(({section, link}) => (link?.slug ? [`/${section}${link.slug}`] : []));
  return ['/', '/404', ...slugs];
};

/**
 * Keys under which the framework looks for the translated words of a section's sidebars
 * (`i18n/en/docusaurus-plugin-content-docs-<section>/current.json`).
 */
export function sidebarKeys(section: SectionId): string[] {
  const own = items.filter((item) => item.section === section);
  const keys = own.flatMap(({sidebar, type, label, link}) => {
    const key = `sidebar.${sidebar}.${type}.${label}`;
    const isIndex = type === 'category' && link?.type === 'generated-index';
    const parts = (['title', 'description'] as const).filter((part) => isIndex && link[part]);
    const isNamed = type === 'category' || type === 'link' || (type === 'doc' && label);
    return [...(isNamed ? [key] : []), ...parts.map((part) => `${key}.link.generated-index.${part}`)];
  });
  return ['version.label', ...new Set(keys)];
}
