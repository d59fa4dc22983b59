import type {FreshnessOptions, Project} from '../packages/translation-freshness';
import {sourceLocale} from '../src/lib/locales';
import {sectionIds} from '../src/lib/sections';
import {docsOf} from './docs';

/** What packages/translation-freshness has to know of this site. */
export const freshness = {
  source: sourceLocale,
  translation: 'en',
  docs: sectionIds.map(docsOf),
  frontMatter: ['title', 'sidebar_label', 'description', 'lead'],
  stampCommand: 'npm run translate -- stamp',
  notice: {
    title: 'Translation being updated',
    changed: 'The Swedish original of this page has changed since it was translated.',
    parts: 'Changed since then:',
    and: 'and',
    added: '(new)',
    top: 'the beginning of the page',
    readSource: 'Read the [Swedish page] if in doubt.',
  },
} satisfies FreshnessOptions;

/** The pages and translations below a folder that is laid out as this project is. */
export const freshnessIn = (siteDir: string): Project => ({...freshness, siteDir});
