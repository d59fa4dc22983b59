import {createSidebarsUtils} from '@docusaurus/plugin-content-docs/lib/sidebars/utils.js';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext, Props} from '@docusaurus/types';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import type {SearchPage} from '../engine/types';
import type {LocalSearchOptions} from './options';

const docsPlugin = 'docusaurus-plugin-content-docs';

/** A page of the build, and where its text is to be read. */
export interface SitePage extends Omit<SearchPage, 'records' | 'cards'> {
  /** What a page says of itself that only lists others. */
  readonly description: string;
  /** Markdown source, absolute; absent for pages that the framework makes. */
  readonly source?: string;
}

/** The content of the docs plugin's instances in a finished build, as plugins are given it while the site is loaded. */
export function contentOf({plugins}: Pick<Props, 'plugins'>): AllContent {
  const instances = plugins.filter(({name}) => name === docsPlugin);
  return {[docsPlugin]: Object.fromEntries(instances.map(({options, content}) => [options.id, content]))};
}

function docPages({loadedVersions}: LoadedContent, section: number, siteDir: string): SitePage[] {
  return loadedVersions.flatMap(({docs}) =>
    docs
      // The front matter is asked, because the framework lists every page during development.
      .filter(({unlisted, draft, frontMatter}) => !unlisted && !draft && frontMatter.unlisted !== true)
      .map(({permalink, title, description, frontMatter: {keywords = []}, source}) => ({
        url: permalink,
        title,
        section,
        keywords: [keywords].flat().join(', '),
        description,
        source: source.replace('@site', siteDir),
      })),
  );
}

function categoryPages({loadedVersions}: LoadedContent, section: number): SitePage[] {
  return loadedVersions
    .flatMap(({sidebars}) => createSidebarsUtils(sidebars).getCategoryGeneratedIndexList())
    .map(({label, link: {permalink, title = label, description = ''}}) => ({
      url: permalink,
      title,
      section,
      keywords: '',
      description,
    }));
}

/**
 * Every page that the search knows: all documents but drafts and unlisted ones, and the pages that list a category.
 *
 * @throws naming a section of the options that the site does not have
 */
export function sitePages(
  {siteDir, baseUrl, siteConfig: {trailingSlash}}: Pick<LoadContext, 'siteDir' | 'baseUrl' | 'siteConfig'>,
  {[docsPlugin]: instances = {}}: AllContent,
  {sections, isLeftOut = () => false}: LocalSearchOptions,
): SitePage[] {
  const pages = sections.flatMap(({id}, section) => {
    const content = instances[id] as LoadedContent | undefined;
    if (!content) {
      throw new Error(
        `local-search: the option "sections" names "${id}", but the instances of the docs plugin are ${Object.keys(instances).join(', ')}. Correct its id.`,
      );
    }
    return [...docPages(content, section, siteDir), ...categoryPages(content, section)];
  });
  // The content knows `/internal/`, readers and files may know `/internal`.
  return pages
    .map((page) => ({...page, url: applyTrailingSlash(page.url, {baseUrl, trailingSlash})}))
    .filter(({url}) => !isLeftOut(url));
}
