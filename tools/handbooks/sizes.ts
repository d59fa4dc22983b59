import {existsSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {editPage} from '../../packages/finished-pages';
import {sizeClass, sizesFile, type DownloadId, sizeInWords} from '../../src/lib/handbooks';
import {rootOf, type LocaleId} from '../../src/lib/locales';
import type {Section} from '../../src/lib/sections';

interface Download {
  readonly id: DownloadId;
  readonly address: string;
}

/** What a size is written behind: in a page an element that is empty, in its Markdown the link to the file. */
const places: Readonly<Record<'html' | 'md', (download: Download) => RegExp>> = {
  html: ({id}) => new RegExp(`<span class="?${sizeClass(id)}"?>(?=</span>)`),
  md: ({address}) => new RegExp(`${address.replaceAll('.', '\\.')}\\)`),
};

/**
 * Writes sizes into the pages that offer the downloads (plugins/markdown/handbookLinks), into their Markdown, and into
 * a file for pages that are clicked for (src/page/DownloadSize).
 *
 * @param build folder of a finished build that holds the downloads
 * @throws naming a page that has no place for one
 */
export function writeSizes(
  build: string,
  sections: readonly Section[],
  downloads: readonly Download[],
  locale: LocaleId,
): void {
  const sizes = Object.fromEntries(
    downloads.map(({id, address}) => [id, sizeInWords(statSync(path.join(build, address)).size, locale)]),
  );
  for (const {landing} of sections) {
    for (const kind of ['html', 'md'] as const) {
      const page = path.join(build, `${rootOf(locale)}${landing.slice(1)}.${kind}`);
      editPage(page, (whole) =>
        downloads.reduce((text, download) => {
          const place = places[kind](download);
          if (!place.test(text)) {
            throw new Error(`${page} does not offer ${download.address}. Build with SITE_HANDBOOKS=<day>.`);
          }
          return text.replace(place, (found) => `${found}, ${sizes[download.id]}`);
        }, whole),
      );
    }
  }
  const file = path.join(build, rootOf(locale), sizesFile);
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as object) : {};
  writeFileSync(file, `${JSON.stringify({...before, ...sizes})}\n`);
}
