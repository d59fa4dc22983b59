import path from 'node:path';
import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import {type Version, versions} from '../../src/product/versions';
import {filled} from '../../src/lib/filled';
import type {LocaleId, Localized} from '../../src/lib/locales';
import {changedParts} from '../../packages/page-changes';
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

const versionTitle: Localized = {sv: 'Version {name} av Yttra', en: 'Version {name} of Yttra'};

/** Stands before the headings of what an update changed. */
const changedWords: Localized = {sv: 'Ändrat vid uppdateringen:', en: 'Changed in this update:'};

/**
 * The documents of a section as they were changed last.
 *
 * @param changesOf what that changed in a document, a line; nothing where it is not known
 */
export function documentEntries(docs: readonly DocMetadata[], changesOf: (doc: DocMetadata) => string[]): Entry[] {
  return docs.flatMap((doc) => {
    const day = changedOn(doc);
    const texts = [doc.description, ...changesOf(doc)];
    return day ? [{title: doc.title, day, path: encodeURI(decodeURI(doc.permalink)), texts}] : [];
  });
}

/** What the last update of a document changed, in a line. */
export function changesLineOf(siteDir: string, {source}: DocMetadata, locale: LocaleId): string[] {
  const parts = changedParts(siteDir, path.join(siteDir, source.replace(/^@site\//, '')));
  const names = parts.map(({heading}) => withoutMarks(heading));
  return names.length > 0 ? [`${changedWords[locale]} ${names.join(', ')}`] : [];
}

/** A text without the marks of links, code and weight that pages have. */
const withoutMarks = (text: string) => text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1').replace(/[`*]/g, '');

function textsOf({changes}: Version, locale: LocaleId): string[] {
  return changes.map((change) => withoutMarks([change[locale], change.action?.[locale]].filter(Boolean).join(' ')));
}

/**
 * Every version of the product, as the release notes give it.
 *
 * @param path of the release notes
 */
export function versionEntries(path: string, locale: LocaleId): Entry[] {
  return versions.map((version) => ({
    title: filled(versionTitle[locale], {name: version.name}),
    day: version.date,
    path: `${path}#versions`,
    texts: textsOf(version, locale),
  }));
}
