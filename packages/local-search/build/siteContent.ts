import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext, Props} from '@docusaurus/types';
import {languages, type Language} from '../engine/languages';
import type {SearchContent} from '../engine/types';
import {readContent, type RecordReader} from './content';
import type {LocalSearchOptions} from './options';
import {sitePages, type SectionContent, type SitePage} from './pages';

const docsPlugin = 'docusaurus-plugin-content-docs';

/** @throws naming a language that the search cannot read */
export function languageOf(locale: string): Language {
  if (!(locale in languages)) {
    throw new Error(
      `local-search cannot read the language "${locale}", only ${Object.keys(languages).join(', ')}. Add its rules to packages/local-search/engine/languages.`,
    );
  }
  return locale as Language;
}

/** @throws naming a section that the site does not have */
function sectionContents(instances: AllContent[string], sections: LocalSearchOptions['sections']): SectionContent[] {
  return sections.map(({id}) => {
    if (!(id in instances)) {
      throw new Error(
        `local-search: the option "sections" names "${id}", but the instances of the docs plugin are ${Object.keys(instances).join(', ')}. Correct its id.`,
      );
    }
    return {id, content: instances[id] as LoadedContent};
  });
}

/** The content of the docs plugin's instances in a finished build, as plugins are given it while the site is loaded. */
export function contentOf({plugins}: Pick<Props, 'plugins'>): AllContent {
  const instances = plugins.filter(({name}) => name === docsPlugin);
  return {[docsPlugin]: Object.fromEntries(instances.map(({options, content}) => [options.id, content]))};
}

/** What the search of one language is made from. */
export interface SiteContent {
  readonly pages: readonly SitePage[];
  read(readRecords: RecordReader): Promise<SearchContent>;
}

/** @throws when the language of the build or a section of the options is not known */
export function siteContent(
  {
    siteDir,
    baseUrl,
    siteConfig: {trailingSlash},
    i18n,
  }: Pick<LoadContext, 'siteDir' | 'baseUrl' | 'siteConfig' | 'i18n'>,
  allContent: AllContent,
  options: LocalSearchOptions,
): SiteContent {
  const {isLeftOut = () => false, sections} = options;
  const language = languageOf(i18n.currentLocale);
  const contents = sectionContents(allContent[docsPlugin] ?? {}, sections);
  const pages = sitePages(contents, {siteDir, baseUrl, trailingSlash}).filter(({url}) => !isLeftOut(url));
  return {pages, read: (readRecords) => readContent({language, baseUrl, options, pages}, readRecords)};
}
