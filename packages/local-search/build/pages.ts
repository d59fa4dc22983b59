import {applyTrailingSlash} from '@docusaurus/utils-common';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {SearchPage} from '../engine/types';

/** A page of the build, and where its text is to be read. */
export interface SitePage extends SearchPage {
  /** What begins the page's text, beside what its file holds. */
  readonly description: string;
  /** Markdown source, absolute; absent for pages that the framework makes. */
  readonly source?: string;
}

/** The content of one docs-plugin instance. */
export interface SectionContent {
  readonly id: string;
  readonly content: LoadedContent;
}

interface Site {
  /** Folder of the project, absolute. */
  readonly siteDir: string;
  /** Base path with language, with a slash at both ends. */
  readonly baseUrl: string;
  /** As in the site's configuration. */
  readonly trailingSlash: boolean | undefined;
}

function keywordsOf(frontMatter: Readonly<Record<string, unknown>>): string {
  const {keywords} = frontMatter;
  return Array.isArray(keywords) ? keywords.join(', ') : '';
}

function docPages({content}: SectionContent, section: number, siteDir: string): SitePage[] {
  return content.loadedVersions.flatMap(({docs}) =>
    docs
      // The front matter is asked, because the framework lists every page during development.
      .filter(({unlisted, draft, frontMatter}) => !unlisted && !draft && frontMatter.unlisted !== true)
      .map(({permalink, title, description, frontMatter, source}) => ({
        url: permalink,
        title,
        section,
        keywords: keywordsOf(frontMatter),
        description,
        source: source.replace('@site', siteDir),
      })),
  );
}

interface SidebarItem {
  readonly type: string;
  readonly label?: string;
  readonly description?: string;
  readonly items?: readonly SidebarItem[];
  readonly link?: {
    readonly type: string;
    readonly permalink?: string;
    readonly title?: string;
    readonly description?: string;
  };
}

function categories(items: readonly SidebarItem[]): SidebarItem[] {
  return items.flatMap((item) => [item, ...categories(item.items ?? [])]).filter(({type}) => type === 'category');
}

function categoryPages({content}: SectionContent, section: number): SitePage[] {
  return content.loadedVersions
    .flatMap(({sidebars}) => Object.values(sidebars) as unknown as readonly SidebarItem[][])
    .flatMap(categories)
    .flatMap(({label = '', link}) =>
      link?.type === 'generated-index' && link.permalink !== undefined
        ? [
            {
              url: link.permalink,
              title: link.title ?? label,
              section,
              keywords: '',
              description: link.description ?? '',
              list: true as const,
            },
          ]
        : [],
    );
}

/**
 * Every page that the search knows: all documents but drafts and unlisted ones, and the pages
 * that list a category.
 */
export function sitePages(contents: readonly SectionContent[], {siteDir, ...site}: Site): SitePage[] {
  const pages = contents.flatMap((content, section) => [
    ...docPages(content, section, siteDir),
    ...categoryPages(content, section),
  ]);
  // The content knows `/internal/`, readers and files may know `/internal`.
  return pages.map((page) => ({...page, url: applyTrailingSlash(page.url, site)}));
}
