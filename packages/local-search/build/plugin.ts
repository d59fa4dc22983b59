import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {languages, type Language} from '../engine/languages';
import english from '../messages.en.json';
import {indexMiddleware, sourceRecords} from './development';
import {readContent, type RecordReader} from './content';
import {builtRecords, nameIndexInPages, writeParts} from './output';
import type {LocalSearchOptions} from './options';
import {sitePages, type SectionContent} from './pages';
import {makeParts} from './parts';

const docsPlugin = 'docusaurus-plugin-content-docs';

/** @throws naming a language that the search cannot read */
function languageOf(locale: string): Language {
  if (!(locale in languages)) {
    throw new Error(
      `local-search cannot read the language "${locale}", only ${Object.keys(languages).join(', ')}. Add its rules to packages/local-search/engine/languages.`,
    );
  }
  return locale as Language;
}

/** @throws naming a section that the site does not have */
function sectionContents(allContent: AllContent, sections: LocalSearchOptions['sections']): SectionContent[] {
  const instances = allContent[docsPlugin] ?? {};
  return sections.map(({id}) => {
    if (!(id in instances)) {
      throw new Error(
        `local-search: the option "sections" names "${id}", but the instances of the docs plugin are ${Object.keys(instances).join(', ')}. Correct its id.`,
      );
    }
    return {id, content: instances[id] as LoadedContent};
  });
}

/**
 * The index of the site's search, in parts, one per language. A page names the folder of its index in
 * `<meta name="search-index">`: the page of an old release never meets the index of a new one,
 * and the name costs no request and no script.
 *
 * @throws when the language of the build or a section of the options is not known
 */
export default function localSearch(
  {baseUrl, siteDir, siteConfig, i18n}: LoadContext,
  options: LocalSearchOptions,
): Plugin {
  const {trailingSlash} = siteConfig;
  const {isLeftOut = () => false, markup} = options;
  const language = languageOf(i18n.currentLocale);
  const placeholder = `search-index-of-${language}`;
  const devAddress = `${baseUrl}search-index/`;
  const isDev = process.env.NODE_ENV === 'development';
  let contents: SectionContent[] = [];

  function content(readRecords: RecordReader) {
    const pages = sitePages(contents, {siteDir, baseUrl, trailingSlash}).filter(({url}) => !isLeftOut(url));
    return readContent({language, baseUrl, options, pages}, readRecords);
  }

  return {
    name: 'local-search',

    getDefaultCodeTranslationMessages: async () => (language === 'en' ? english : {}),

    async allContentLoaded({allContent}) {
      contents = sectionContents(allContent, options.sections);
    },

    injectHtmlTags: () => ({
      headTags: [{tagName: 'meta', attributes: {name: 'search-index', content: isDev ? devAddress : placeholder}}],
    }),

    configureWebpack(_config, isServer) {
      if (isServer || !isDev) {
        return {};
      }
      const middleware = indexMiddleware(devAddress, () => content(sourceRecords(markup?.properties)));
      // The framework merges this function with its own: both run, and the lists they return are
      // joined. So it changes the list it is given and returns nothing of its own.
      const setupMiddlewares = (middlewares: unknown[]): unknown[] => {
        middlewares.unshift({name: 'search-index', middleware});
        return [];
      };
      // The framework hands `devServer` on, but its type does not know the key.
      return {devServer: {setupMiddlewares}} as object;
    },

    async postBuild(build) {
      const folder = writeParts(makeParts(await content(builtRecords(build, markup))), build.outDir);
      nameIndexInPages(placeholder, baseUrl + folder, build);
    },
  };
}
