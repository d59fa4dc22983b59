import {applyTrailingSlash} from '@docusaurus/utils-common';
import type {DocMetadata, LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Props} from '@docusaurus/types';
import {sidebarName, type Section} from '../src/lib/sections';

const docsPlugin = 'docusaurus-plugin-content-docs';

interface SidebarItem {
  readonly type: string;
  /** Of a document. */
  readonly id?: string;
  readonly items?: readonly SidebarItem[];
  readonly link?: {readonly type: string; readonly id?: string};
}

function idsOf(items: readonly SidebarItem[]): string[] {
  return items.flatMap(({type, id, items: inner = [], link}) => [
    ...(type === 'doc' ? [id!] : []),
    ...(link?.type === 'doc' ? [link.id!] : []),
    ...idsOf(inner),
  ]);
}

/**
 * The documents of a section in the order of its sidebar: those of its newest version that can be found, without
 * drafts and unlisted ones. Each at the address that readers and files know: the content knows `/data-sources/`.
 *
 * @throws when the build has no such section
 */
export function documentsOf(
  {id}: Section,
  {plugins, baseUrl, siteConfig: {trailingSlash}}: Pick<Props, 'plugins' | 'baseUrl' | 'siteConfig'>,
): DocMetadata[] {
  const instance = plugins.find(({name, options}) => name === docsPlugin && options.id === id);
  const version = (instance?.content as LoadedContent | undefined)?.loadedVersions.find(({isLast}) => isLast);
  if (!version) {
    throw new Error(`The build has no section "${id}"; those of config/sections.ts are known.`);
  }
  const order = idsOf((version.sidebars[sidebarName(id)] ?? []) as unknown as readonly SidebarItem[]);
  const place = (doc: DocMetadata) => (order.includes(doc.id) ? order.indexOf(doc.id) : order.length);
  return version.docs
    .filter(({draft, unlisted}) => !draft && !unlisted)
    .sort((a, b) => place(a) - place(b))
    .map((doc) => ({...doc, permalink: applyTrailingSlash(doc.permalink, {trailingSlash, baseUrl})}));
}

/** The day that a document states as that of its last change, `2025-12-15`. */
export function changedOn({lastUpdatedAt}: DocMetadata): string | undefined {
  return lastUpdatedAt ? new Date(lastUpdatedAt).toISOString().slice(0, 10) : undefined;
}
