import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {writeOutput} from '../../packages/finished-pages';
import {filled} from '../../src/lib/filled';
import {localeOf, type Localized} from '../../src/lib/locales';
import type {Section} from '../../src/lib/sections';
import {documentsOf} from '../sectionDocuments';
import {changesLineOf, documentEntries, versionEntries} from './entries';
import {atom} from './feed';

export interface FeedsOptions {
  readonly brand: string;
  readonly sections: readonly Section[];
}

/** Document that lists every version of the product. */
const releaseNotes = 'release-notes';

const title: Localized = {
  sv: '{brand} {section}: ändringar i handboken',
  en: '{brand} {section}: changes in the handbook',
};

/** Name of a section's feed, below the language's folder. */
export const feedName = (section: string): string => `${section}/atom.xml`;

function feedOf(section: Section, brand: string, build: Props): string {
  const {siteDir, baseUrl, siteConfig, i18n} = build;
  const locale = localeOf(i18n.currentLocale);
  const docs = documentsOf(section, build);
  const notes = docs.find(({id}) => id === releaseNotes);
  const entries = [
    ...(notes ? versionEntries(notes.permalink, locale) : []),
    ...documentEntries(docs, (doc) => changesLineOf(siteDir, doc, locale)),
  ];
  return atom(entries, {
    title: filled(title[locale], {brand, section: section.label[locale]}),
    author: brand,
    origin: siteConfig.url,
    path: baseUrl + feedName(section.id),
    page: baseUrl + section.landing.slice(1),
  });
}

/** What has changed in each section, as Atom (`/report/atom.xml`): its documents, and the versions where a document lists them. */
export default function feeds(_: LoadContext, {brand, sections}: FeedsOptions): Plugin {
  return {
    name: 'feeds',
    async postBuild(build) {
      for (const section of sections) {
        await writeOutput(build, feedName(section.id), feedOf(section, brand, build));
      }
    },
  };
}
