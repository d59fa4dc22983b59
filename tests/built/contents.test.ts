import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {site} from './site';

interface Content {
  readonly what: string;
  readonly page: string;
  readonly has?: readonly string[];
  readonly lacks?: readonly string[];
  readonly count?: Readonly<Record<string, number>>;
}

const contents = parse(readFileSync(path.join(import.meta.dirname, 'contents.yml'), 'utf8')) as readonly Content[];

test.each(contents)('$page: $what', ({page, has = [], lacks = [], count = {}}) => {
  const countOf = (selector: string) => site.pageAt(page).all(selector).length;
  expect(has.filter((selector) => countOf(selector) === 0)).toEqual([]);
  expect(lacks.filter((selector) => countOf(selector) > 0)).toEqual([]);
  expect(Object.fromEntries(Object.keys(count).map((selector) => [selector, countOf(selector)]))).toEqual(count);
});
