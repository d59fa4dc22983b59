import {readFileSync} from 'node:fs';
import path from 'node:path';
import {site} from '../../config/site';
import {dayInWords} from '../../src/lib/handbooks';
import type {LocaleId} from '../../src/lib/locales';
import type {Section} from '../../src/lib/sections';
import {errors} from '../../src/product/facts';
import {sitePages} from '../../src/product/pages';
import {projectRoot} from '../lib/paths';
import type {Book} from './book';
import {findMentions} from './codes';
import {fontFaces} from './fonts';
import {rewrite} from './links';
import {markLongSamples, removeScreenOnly, setTags} from './paper';
import {readSection, type BookPage} from './section';

/** Which release a handbook belongs to. */
export interface Edition {
  readonly id: string;
  /** As `2025-12-15`. */
  readonly day: string;
}

/** @param time of the release's commit, seconds since 1970 */
export const editionOf = ({id, time}: {readonly id: string; readonly time: number}): Edition => ({
  id,
  day: new Date(time * 1000).toISOString().slice(0, 10),
});

/** The pages of a section with what is read on paper, as they are in the build. */
export function readPages(build: string, section: Section, locale: LocaleId): BookPage[] {
  const pages = readSection(
    build,
    section,
    locale,
    sitePages()
      .filter(({isDraft}) => !isDraft)
      .map(({route}) => route),
  );
  pages.forEach(({text, level}) => {
    setTags(text, level);
    removeScreenOnly(text);
  });
  return pages;
}

/**
 * Everything that the handbook of a section is printed from.
 *
 * @param build folder of a finished build
 * @throws naming a page that cannot be read
 */
export function readBook(build: string, section: Section, locale: LocaleId, edition: Edition): Book {
  const pages = readPages(build, section, locale);
  pages.forEach((page) => {
    rewrite(page, pages, site.address.origin);
    markLongSamples(page.text);
  });
  const own = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');
  return {
    locale,
    section,
    pages,
    mentions: findMentions(
      pages,
      errors.map(({code}) => code),
    ),
    messages: new Map(errors.map((error) => [error.code, error[locale].replace(/\{\d\}/g, '…')])),
    styles: [
      ...new Map(pages.flatMap((page) => [...page.styles])).values(),
      fontFaces(),
      own('tools/handbooks/handbook.css'),
    ],
    logo: own('static/img/logo.svg'),
    brand: site.brand,
    version: site.version,
    date: dayInWords(edition.day, locale),
    release: edition.id,
    siteUrl: site.address.origin,
  };
}
