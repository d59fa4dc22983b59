import {existsSync} from 'node:fs';
import path from 'node:path';
import {questionsFileOf} from '../../config/questions';
import {nearest, UsageError} from '../../packages/common';
import type {LocaleId, Localized} from '../../src/lib/locales';
import {pageFolder} from '../../src/lib/pageFiles';
import {sectionIds, type SectionId} from '../../src/lib/sections';

/** Stands before everything that a template leaves to its writer. Nothing that is published may hold one. */
export const todoMark = '✎';

/** A page by its name, whether it exists or not. */
export interface NamedPage {
  readonly section: SectionId;
  /** Name inside the section, as sidebars have it: `faq/init-file`. */
  readonly id: string;
  /** `report/faq/init-file`: the address without slash in front. */
  readonly name: string;
  /** Both files, from the project's folder. */
  readonly files: Localized;
}

const namePattern = /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/i;

/**
 * Reads a page's name as a writer types it: `report/faq/init-file`, with or without a slash in
 * front, `.mdx` or `en/`.
 *
 * @throws UsageError when it cannot be the name of a page
 */
export function namedPage(typed: string): NamedPage {
  const name = typed
    .replace(/^\/+|\/+$/g, '')
    .replace(/^en\//, '')
    .replace(/\.mdx?$/, '');
  const [first = '', ...rest] = name.split('/');
  const section = sectionIds.find((candidate) => candidate === first);
  if (section === undefined) {
    throw new UsageError(
      `"${typed}" begins with no section. Did you mean ${nearest(first, sectionIds)}/…? The sections are ${sectionIds.join(', ')}.`,
    );
  }
  const wrong = rest.find((part) => !namePattern.test(part));
  if (rest.length === 0 || wrong !== undefined) {
    throw new UsageError(
      rest.length === 0
        ? `"${typed}" is a section. Write the page too, like ${section}/some-page. (The first page of a section stays where it is.)`
        : `"${wrong}" cannot be part of an address. Use the letters a–z, digits and single hyphens.`,
    );
  }
  const id = rest.join('/');
  const files = {sv: `${pageFolder('sv', section)}/${id}.mdx`, en: `${pageFolder('en', section)}/${id}.mdx`};
  return {section, id, name: `${section}/${id}`, files};
}

/** @throws UsageError unless the page exists in both languages */
export function requirePage(root: string, page: NamedPage): void {
  const missing = Object.values(page.files).find((file) => !existsSync(path.join(root, file)));
  if (missing !== undefined) {
    throw new UsageError(
      `There is no page ${page.name}: ${missing} does not exist. (An old address without a page gets a row in deploy/routing/moved.json, for both languages.)`,
    );
  }
}

/** @throws UsageError when the page exists in a language */
export function requireNoPage(root: string, page: NamedPage): void {
  const taken = Object.values(page.files).find((file) => existsSync(path.join(root, file)));
  if (taken !== undefined) {
    throw new UsageError(`${taken} exists already.`);
  }
}

/** The files of a page in a language that exist: the page, and its questions. */
export function filesOf(root: string, page: NamedPage, language: LocaleId): string[] {
  const file = page.files[language];
  return [file, questionsFileOf(file)].filter((candidate) => existsSync(path.join(root, candidate)));
}
