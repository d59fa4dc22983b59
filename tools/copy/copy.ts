import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {zipSync} from 'fflate';
import {environment} from '../../config/environment';
import {pageFile} from '../../deploy/routing/decide';
import {copyAddress, dayInWords, sizeInWords} from '../../src/lib/handbooks';
import {localeIds} from '../../src/lib/locales';
import {builtSections} from '../handbooks/handbooks';
import type {Edition} from '../handbooks/book';
import {writeSizes} from '../handbooks/sizes';
import {BuiltSite} from '../lib/builtSite';
import {projectRoot} from '../lib/paths';
import {readExpected} from '../release/findProblems';
import {isCarried, servedOnly, wayTo, type Layout} from './addresses';
import {scripts} from './bundle';
import {embeddedFiles} from './embedded';
import {findFaults, type CopyFiles} from './faults';
import {copyPages, ownFiles} from './page';

const folder = 'yttra-handbook';

const internal = /^(?:en\/)?internal(?:\/|\.html$)/;

/** Where the host closes the section to strangers, no copy that everybody may fetch has it. */
const isLeftOut = (file: string) => environment.internalClosed && internal.test(file);

function styleFiles(site: BuiltSite): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  for (const name of site.filesOf('css')) {
    const css = site.text(name);
    const fonts = (_: string, font: string) => {
      files.set(font, site.bytes(font));
      return `url(${wayTo(name, font)})`;
    };
    // On the site a font that is late is left out, so that nothing moves; here nothing is late.
    const text = css.replace(/url\(\/([^)]+)\)/g, fonts).replaceAll('font-display:optional', 'font-display:swap');
    files.set(name, Buffer.from(text));
  }
  return files;
}

/**
 * The files of a copy of a finished build, by their path in it.
 *
 * @param build folder of the build, absolute
 * @throws when a page is not as the copy knows it
 */
export async function copyFiles(build: string, edition: Edition): Promise<CopyFiles> {
  const site = new BuiltSite(build);
  const layout: Layout = {site: site.routing, siteUrl: environment.siteUrl.replace(/\/$/, ''), isLeftOut};
  const day = {sv: dayInWords(edition.day, 'sv'), en: dayInWords(edition.day, 'en')};
  const carried = site.files.filter((file) => isCarried(layout, file));
  const pages = carried.filter((file) => file.endsWith('.html')).map((file) => site.page(file));
  const texts = new Map([
    // Before the pages are rewritten.
    ...embeddedFiles(site, layout),
    ...copyPages(pages, layout, {release: edition.id, day}),
    ...(await scripts()),
    [ownFiles.style, readFileSync(path.join(projectRoot, 'tools/copy/copy.css'), 'utf8')],
  ]);
  return new Map<string, Buffer>([
    ...carried.filter((file) => !file.endsWith('.html')).map((file) => [file, site.bytes(file)] as const),
    ...styleFiles(site),
    ...[...texts].map(([file, text]) => [file, Buffer.from(text)] as const),
  ]);
}

/** What blocks handing out a copy of this site, which has all published pages but those that are left out. */
function siteFaults(files: CopyFiles): string[] {
  const published = readExpected().published.map(pageFile);
  const expected = published.filter((file) => !isLeftOut(file) && !servedOnly.test(file));
  return findFaults(files, expected);
}

/** Packs files into an archive that every Windows opens, and that depends on its arguments alone. */
export function zip(files: CopyFiles, day: string): Buffer {
  // The format knows local time only: the same numbers in whatever zone.
  const mtime = `${day}T12:00:00`;
  const sorted = [...files].sort(([a], [b]) => (a < b ? -1 : 1));
  const entries = Object.fromEntries(sorted.map(([file, data]) => [`${folder}/${file}`, data]));
  return Buffer.from(zipSync(entries, {level: 9, mtime}));
}

/**
 * Packs a copy of a finished build into it, where readers are offered it, and tells its size there.
 *
 * @param build folder of a build that was made with SITE_HANDBOOKS, absolute
 * @throws when the copy lacks a page, has a link to nothing, requests something foreign or is too large
 */
export async function makeCopy(build: string, edition: Edition): Promise<void> {
  const files = await copyFiles(build, edition);
  const faults = siteFaults(files);
  if (faults.length > 0) {
    throw new Error(
      `The copy has ${faults.length} faults:\n${faults.slice(0, 20).join('\n')}\n→ See tools/copy/README.md.`,
    );
  }
  const archive = zip(files, edition.day);
  writeFileSync(path.join(build, copyAddress), archive);
  const downloads = [{id: 'copy', address: copyAddress}] as const;
  localeIds.forEach((locale) => writeSizes(build, builtSections(build), downloads, locale));
  console.log(`${copyAddress}: ${files.size} files, ${sizeInWords(archive.length, 'en')}`);
}
