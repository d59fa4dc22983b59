import {z} from 'zod';
import {didYouMean} from '../../../packages/common';
import {pageKinds} from '../../../src/product/pages';
import {routeOf} from '../corpus/layout';
import type {Page} from '../corpus/page';
import {pageName} from '../lib/causes';
import type {Check, Problem} from '../types';

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
  kind: z.enum(pageKinds, {required_error: 'is missing'}),
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
    const suggestion = didYouMean(String(issue.received), options);
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
  const suggestion = didYouMean(key, knownKeys);
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
    .filter((issue) => !isMissing(issue) || !misspelt.some((key) => didYouMean(key, knownKeys) === issue.path[0]))
    .flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => problem(page, issue.path.join('.') || key, unknownKey(key)))
        : [problem(page, issue.path.join('.'), keyFault(issue, values[issue.path[0]!]))],
    );
}

function problem({file, frontMatter, section, relative}: Page, key: string, fault: Fault): Problem {
  const explains = key === 'slug' ? {explains: [pageName(routeOf(section, relative, undefined))]} : {};
  return {...fault, file, line: frontMatter.lineOf(key), severity: 'error', ...explains};
}

/** Rules that depend on which page it is. */
function placeProblems(page: Page): Problem[] {
  const {values} = page.frontMatter;
  const unwanted = (key: string, message: string) =>
    values[key] === undefined ? [] : [problem(page, key, {message: `"${key}" ${message}.`, fix: 'Take the key away.'})];
  return [
    ...(page.section === 'report' ? [] : unwanted('editions', 'is for the report section only')),
    ...(page.language === 'en' ? [] : unwanted('translated_from', 'is for translations only')),
  ];
}

/** Front matter that the page furniture, the search and the sidebars rely on. */
export const frontMatter: Check = {
  name: 'front-matter',
  description: 'the agreed keys and no others',
  run: ({corpus}) => corpus.pages.flatMap((page) => [...shapeProblems(page), ...placeProblems(page)]),
};
