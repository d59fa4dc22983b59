import {z} from 'zod';
import {pages as knownPages} from '../../../src/product/data/index';
import type {Page} from '../corpus/page';
import type {Check, Problem} from '../types';

const text = z.string({required_error: 'is missing'}).trim().min(1, 'is empty');
const date = z.string({required_error: 'is missing'}).regex(/^\d{4}-\d{2}-\d{2}$/, 'is not a date YYYY-MM-DD');

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
    .array(z.enum(['reader', 'designer', 'admin', 'sysadmin', 'dba', 'support']))
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

function shapeProblems(page: Page): Problem[] {
  const result = frontMatterSchema.safeParse(page.frontMatter.values);
  if (result.success) {
    return [];
  }
  return result.error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) =>
        problem(
          page,
          issue.path.join('.') || key,
          `The front matter has the unknown key "${key}".`,
          `Known keys: ${knownKeys.join(', ')}.`,
        ),
      );
    }
    return [problem(page, String(issue.path[0]), `"${issue.path.join('.')}" ${issue.message}.`)];
  });
}

function problem({file, frontMatter}: Page, key: string, message: string, fix?: string): Problem {
  return {file, line: frontMatter.lineOf(key), message, ...(fix !== undefined && {fix}), severity: 'error'};
}

/** Rules that depend on which page it is. */
function placeProblems(page: Page): Problem[] {
  const {values} = page.frontMatter;
  const problems: Problem[] = [];
  if (values.editions !== undefined && page.section !== 'report') {
    problems.push(problem(page, 'editions', '"editions" is for the report section only.', 'Take the key away.'));
  }
  if (values.translated_from !== undefined && page.language === 'sv') {
    problems.push(
      problem(page, 'translated_from', '"translated_from" is for translations only.', 'Take the key away.'),
    );
  }
  if (values.draft === true) {
    return problems;
  }
  const known = knownPages.find(({route}) => `/${route}` === page.route);
  if (known === undefined) {
    problems.push(
      problem(
        page,
        'slug',
        `The page ${page.route} is not in the list of pages.`,
        'Add it to src/product/data/json/pages.json, or move the file.',
      ),
    );
    return problems;
  }
  for (const key of ['title', 'kind'] as const) {
    const expected = key === 'title' ? known[page.language] : known.kind;
    if (values[key] !== undefined && values[key] !== expected) {
      problems.push(
        problem(
          page,
          key,
          `"${key}" is "${values[key]}", but the list of pages says "${expected}".`,
          `Write ${key}: ${expected}, or change src/product/data/json/pages.json.`,
        ),
      );
    }
  }
  if ((values.unlisted === true) !== (known.unlisted === true)) {
    problems.push(
      problem(
        page,
        'unlisted',
        '"unlisted" does not agree with the list of pages.',
        `Write unlisted: ${known.unlisted === true}.`,
      ),
    );
  }
  return problems;
}

/** Front matter that the page furniture, the search and the sidebars rely on. */
export const frontMatter: Check = {
  name: 'front-matter',
  description: 'the agreed keys and no others; title and kind as in the list of pages',
  run: ({corpus}) => corpus.pages.flatMap((page) => [...shapeProblems(page), ...placeProblems(page)]),
};
