import {z} from 'zod/v4';
import {readYaml} from '../../../packages/checked-yaml';
import {pageKinds} from '../../../src/product/pages';
import {routeOf} from '../corpus/layout';
import type {Page} from '../corpus/page';
import {pageName} from '../lib/causes';
import {errorAt} from '../problem';
import type {Check, Problem} from '../types';

const text = z.string().trim().min(1, 'is empty');

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** Whether the calendar has the day; the framework would take "2025-13-45" for one of the next year. */
const isDay = (written: string): boolean =>
  !Number.isNaN(Date.parse(written)) && new Date(written).toJSON().startsWith(written);

/** The day that has begun somewhere on Earth. */
const today = (): string => new Date(Date.now() + 14 * 3_600_000).toJSON().slice(0, 10);

const date = z
  .string()
  .regex(dayPattern, 'is not a date YYYY-MM-DD')
  .refine((day) => !dayPattern.test(day) || isDay(day), 'is no day of the calendar')
  .refine((day) => day <= today() || !isDay(day), 'lies in the future');

/** Front matter of a page, its keys in the order they are written; editors get it as a JSON schema (tools/pages/editor). */
export const frontMatterSchema = z.strictObject({
  title: text,
  sidebar_label: text.optional(),
  sidebar_position: z.number().optional(),
  slug: z.string().startsWith('/', 'does not begin with a slash').optional(),
  description: text.refine((value) => value.length >= 70 && value.length <= 160, {
    error: ({input}) => `has ${String(input).length} characters; 70 to 160 fit a list of search results`,
  }),
  lead: text,
  kind: z.enum(pageKinds),
  editions: z
    .array(z.enum(['excel', 'web']))
    .min(1, 'is empty')
    .optional(),
  roles: z
    .array(z.enum(['reader', 'designer', 'admin', 'sysadmin', 'dba', 'it', 'support']))
    .min(1, 'is empty')
    .optional(),
  keywords: z.array(text).min(1, 'is empty'),
  unlisted: z.boolean().optional(),
  draft: z.boolean().optional(),
  translated_from: z
    .string()
    .regex(/^[0-9a-f]{12}$/, 'is not a hash of 12 hexadecimal digits')
    .optional(),
  last_update: z.strictObject({date}),
});

function shapeProblems({file, source, section, relative}: Page): Problem[] {
  const [, block = ''] = /^---[ \t]*\n([\s\S]*?)\n---/.exec(source) ?? [];
  return readYaml(file, Buffer.from(block), frontMatterSchema).faults.map(({line, message, remedy}) => ({
    ...errorAt(file, line + 1, message, remedy || undefined),
    ...(message.startsWith('"slug"') && {explains: [pageName(routeOf(section, relative, undefined))]}),
  }));
}

/** Rules that depend on which page it is. */
function placeProblems(page: Page): Problem[] {
  const {values} = page.frontMatter;
  const unwanted = (key: string, message: string) =>
    values[key] === undefined
      ? []
      : [errorAt(page.file, page.frontMatter.lineOf(key), `"${key}" ${message}.`, 'Take the key away.')];
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
