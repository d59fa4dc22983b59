import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {z} from 'zod';
import {meant} from '../../../packages/common';
import {pages as knownPages} from '../../../src/product/data/index';
import {pagesFile} from '../../pages/lists';
import {routeOf} from '../corpus/layout';
import {pageName, renamed} from '../lib/causes';
import type {Page} from '../corpus/page';
import type {Check, CheckContext, Problem} from '../types';

type Fault = Pick<Problem, 'message' | 'fix'>;

const text = z.string({required_error: 'is missing'}).trim().min(1, 'is empty');

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** Whether the calendar has the day; the framework would take "2025-13-45" for one of the next year. */
const isDay = (written: string): boolean =>
  !Number.isNaN(Date.parse(written)) && new Date(written).toJSON().startsWith(written);

/** The day that has begun somewhere on Earth. */
const today = (): string => new Date(Date.now() + 14 * 3_600_000).toJSON().slice(0, 10);

const date = z
  .string({required_error: 'is missing'})
  .regex(dayPattern, 'is not a date YYYY-MM-DD')
  .refine((day) => !dayPattern.test(day) || isDay(day), 'is no day of the calendar')
  .refine((day) => day <= today() || !isDay(day), 'lies in the future');

/** The keys a page may have, in the order they are written. */
const shape = {
  title: text,
  sidebar_label: text.optional(),
  sidebar_position: z.number().optional(),
  slug: z.string().startsWith('/', 'does not begin with a slash').optional(),
  description: text.refine(
    (value) => value.length >= 70 && value.length <= 160,
    (value) => ({message: `has ${value.length} characters; 70 to 160 fit a list of search results`}),
  ),
  lead: text,
  kind: z.enum(['how-to', 'reference', 'troubleshooting', 'explanation'], {required_error: 'is missing'}),
  editions: z
    .array(z.enum(['excel', 'web']))
    .min(1, 'is empty')
    .optional(),
  roles: z
    .array(z.enum(['reader', 'designer', 'admin', 'sysadmin', 'dba', 'it', 'support']))
    .min(1, 'is empty')
    .optional(),
  keywords: z.array(text, {required_error: 'is missing'}).min(1, 'is empty'),
  unlisted: z.boolean().optional(),
  draft: z.boolean().optional(),
  translated_from: z
    .string()
    .regex(/^[0-9a-f]{12}$/, 'is not a hash of 12 hexadecimal digits')
    .optional(),
  last_update: z.object({date}, {required_error: 'is missing'}).strict(),
};

/** Front matter of a page; editors get it as a JSON schema (tools/pages/editor). */
export const frontMatterSchema = z.object(shape).strict();
const knownKeys = Object.keys(shape);

/** What is wrong with one key, in words for who does not know types. */
function keyFault(issue: z.ZodIssue, written: unknown): Fault {
  const name = issue.path.join('.');
  if (issue.code === 'invalid_enum_value') {
    const options = issue.options.map(String);
    const suggestion = meant(String(issue.received), options);
    const question = suggestion ? `Did you mean ${suggestion}? ` : '';
    return {message: `"${name}" is "${issue.received}".`, fix: `${question}Allowed: ${options.join(', ')}.`};
  }
  if (issue.code === 'invalid_type' && issue.received !== 'undefined') {
    const remedy = issue.expected === 'string' ? `Put it between quotation marks: "${String(written)}".` : undefined;
    return {
      message: `"${name}" is of the wrong kind (${issue.received}).`,
      fix:
        remedy ?? `Write ${issue.expected === 'array' ? 'a list: [a, b]' : `a value of the kind ${issue.expected}`}.`,
    };
  }
  return {message: `"${name}" ${issue.message}.`};
}

function unknownKey(key: string): Fault {
  const suggestion = meant(key, knownKeys);
  return {
    message: `The front matter has the unknown key "${key}".`,
    fix: `${suggestion ? `Did you mean ${suggestion}? ` : ''}Known keys: ${knownKeys.join(', ')}.`,
  };
}

function shapeProblems(page: Page): Problem[] {
  const {values} = page.frontMatter;
  const issues = frontMatterSchema.safeParse(values).error?.issues ?? [];
  const misspelt = issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []));
  const isMissing = (issue: z.ZodIssue) => issue.code === 'invalid_type' && issue.received === 'undefined';
  return issues
    .filter((issue) => !isMissing(issue) || !misspelt.some((key) => meant(key, knownKeys) === issue.path[0]))
    .flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => problem(page, issue.path.join('.') || key, unknownKey(key)))
        : [problem(page, issue.path.join('.'), keyFault(issue, values[issue.path[0]!]))],
    );
}

function problem({file, frontMatter}: Page, key: string, fault: Fault): Problem {
  return {...fault, file, line: frontMatter.lineOf(key), severity: 'error'};
}

/** Rules that depend on which page it is. */
function placeProblems(page: Page): Problem[] {
  const {values} = page.frontMatter;
  const unwanted = (key: string, message: string) =>
    values[key] === undefined ? [] : [problem(page, key, {message: `"${key}" ${message}.`, fix: 'Take the key away.'})];
  return [
    ...(page.section === 'report' ? [] : unwanted('editions', 'is for the report section only')),
    ...(page.language === 'en' ? [] : unwanted('translated_from', 'is for translations only')),
    ...(values.draft === true ? [] : listProblems(page)),
  ];
}

/** What does not agree with the list of pages, which sidebars, search and the other tools go by. */
function listProblems(page: Page): Problem[] {
  const {values} = page.frontMatter;
  const known = knownPages.find(({route}) => `/${route}` === page.route);
  if (known === undefined) {
    const file = values.slug === undefined;
    return [
      {
        ...problem(page, 'slug', {
          message: `The page ${page.route} is not in the list of pages.`,
          fix: `${file ? 'Move' : 'Correct the slug, move'} the file back, or make the page one of the site: npm run publish:page.`,
        }),
        explains: [pageName(routeOf(page.section, page.relative, undefined)), renamed],
        follows: [`${page.file}:1`],
      },
    ];
  }
  const expected = {title: known[page.language], kind: known.kind};
  const differing = (['title', 'kind'] as const).filter(
    (key) => values[key] !== undefined && values[key] !== expected[key],
  );
  return [
    ...differing.map((key) =>
      problem(page, key, {
        message: `"${key}" is "${String(values[key])}", but the list of pages says "${expected[key]}".`,
        fix: `Write ${key}: ${expected[key]}, or change ${pagesFile}.`,
      }),
    ),
    ...((values.unlisted === true) === (known.unlisted === true)
      ? []
      : [
          problem(page, 'unlisted', {
            message: '"unlisted" does not agree with the list of pages.',
            fix: `Write unlisted: ${known.unlisted === true}.`,
          }),
        ]),
  ];
}

/** Pages of the list that are not there. */
function goneProblems({corpus, root}: CheckContext): Problem[] {
  const text = readFileSync(path.join(root, pagesFile), 'utf8');
  const there = new Set(corpus.pages.map(({route}) => route));
  return knownPages
    .filter(({route}) => !there.has(`/${route}`))
    .map(({route}) => ({
      file: pagesFile,
      line: text.slice(0, text.indexOf(`"${route}"`)).split('\n').length,
      message: `The page ${route} is in the list of pages, and there is no file of it.`,
      fix: `Bring the file back; to take a page away: npm run remove:page -- ${route} --to another/page.`,
      severity: 'error',
      explains: [pageName(`/${route}`)],
      follows: [pageName(`/${route}`), renamed],
    }));
}

/** One problem a key: the list of pages knows the very value of title and kind, but no page by a slug that is none. */
function pageProblems(page: Page): Problem[] {
  const [shape, place] = [shapeProblems(page), placeProblems(page)];
  const {lineOf} = page.frontMatter;
  const isIn = (problems: readonly Problem[], line: number, keys: readonly string[]) =>
    keys.some((key) => lineOf(key) === line) && problems.some((one) => one.line === line && line > 1);
  return [
    ...shape.filter(({line}) => !isIn(place, line, ['title', 'kind'])),
    ...place.filter(({line}) => !isIn(shape, line, ['slug'])),
  ];
}

/** Front matter that the page furniture, the search and the sidebars rely on. */
export const frontMatter: Check = {
  name: 'front-matter',
  description: 'the agreed keys and no others; title and kind as in the list of pages',
  run: (context) => [
    ...context.corpus.pages.flatMap(pageProblems),
    ...(context.isWhole && existsSync(path.join(context.root, pagesFile)) ? goneProblems(context) : []),
  ],
};
