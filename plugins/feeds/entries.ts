import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import {type Version, versions} from '../../src/product/fact-tables/releases';
import type {LocaleId, Localized} from '../../src/lib/locales';
import {changedOn} from '../sectionDocuments';

/** Something that has changed. */
export interface Entry {
  readonly title: string;
  /** `2025-12-15` */
  readonly day: string;
  /** Path with base path and language, encoded; it may end in an anchor. */
  readonly path: string;
  /** What has changed, a paragraph each, without markup. */
  readonly texts: readonly string[];
}

const versionTitle: Localized<(name: string) => string> = {
  sv: (name) => `Version ${name} av Yttra`,
  en: (name) => `Version ${name} of Yttra`,
};

/** The documents of a section as they were changed last. */
export function documentEntries(docs: readonly DocMetadata[]): Entry[] {
  return docs.flatMap((doc) => {
    const day = changedOn(doc);
    return day ? [{title: doc.title, day, path: encodeURI(decodeURI(doc.permalink)), texts: [doc.description]}] : [];
  });
}

/** A text without the marks of links, code and weight that pages have. */
const withoutMarks = (text: string) => text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1').replace(/[`*]/g, '');

function textsOf({changes}: Version, locale: LocaleId): string[] {
  return changes.map((change) => {
    const remedy = locale === 'sv' ? change.doSv : change.doEn;
    return withoutMarks([change[locale], remedy].filter(Boolean).join(' '));
  });
}

/**
 * Every version of the product, as the release notes tell it.
 *
 * @param path of the release notes
 */
export function versionEntries(path: string, locale: LocaleId): Entry[] {
  return versions.map((version) => ({
    title: versionTitle[locale](version.name),
    day: version.date,
    path: `${path}#versions`,
    texts: textsOf(version, locale),
  }));
}
