import {z} from 'zod/v4';
import {readYaml} from '../../../packages/checked-yaml';
import {frontMatterBlock} from '../../../packages/page-source';
import {pageKinds} from '../../../src/product/pages';
import {routeOf} from '../../../src/lib/pageFiles';
import {frontMatterOf, pageName} from '../lib/causes';
import {fromYaml} from '../problem';
import type {Check} from '../types';

const text = z.string().trim().min(1, 'is empty');
const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).min(1, 'is empty');

/** The day that has begun somewhere on Earth. */
const today = (): string => new Date(Date.now() + 14 * 3_600_000).toJSON().slice(0, 10);

const date = z.iso
  .date({error: 'is no date of the calendar, written YYYY-MM-DD', abort: true})
  .refine((day) => day <= today(), 'lies in the future');

/** Front matter of a page, its keys in the order they are written; editors get it as a JSON schema (tools/pages/editor). */
export const frontMatterSchema = z.strictObject({
  title: text,
  sidebar_label: text.optional(),
  sidebar_position: z.number().optional(),
  /** Of a page that begins with its own list. */
  hide_table_of_contents: z.literal(true).optional(),
  slug: z.string().startsWith('/', 'does not begin with a slash').optional(),
  description: text.refine((value) => value.length >= 70 && value.length <= 160, {
    error: ({input}) => `has ${String(input).length} characters; 70 to 160 fit a list of search results`,
  }),
  lead: text,
  kind: z.enum(pageKinds),
  editions: listOf(z.enum(['excel', 'web'])).optional(),
  roles: listOf(z.enum(['reader', 'designer', 'admin', 'sysadmin', 'dba', 'it', 'support'])).optional(),
  keywords: listOf(text),
  unlisted: z.boolean().optional(),
  draft: z.boolean().optional(),
  translated_from: z
    .string()
    .regex(/^[0-9a-f]{12}$/, 'is not a hash of 12 hexadecimal digits')
    .optional(),
  last_update: z.strictObject({date}),
});

/** Front matter that the page furniture, the search and the sidebars rely on. */
export default {
  description: 'the agreed keys and no others',
  page({file, source, section, relative, language, frontMatter: {values, lineOf}}) {
    const {faults} = readYaml(file, Buffer.from(frontMatterBlock(source)!.yaml), frontMatterSchema);
    const ofShape = faults
      .map(fromYaml)
      .map((fault) => ({
        ...fault,
        line: fault.line + 1,
        explains: [
          frontMatterOf(file),
          ...(fault.message.startsWith('"slug"') ? [pageName(routeOf(section, relative, undefined))] : []),
        ],
      }));
    const ofPlace = [
      {key: 'editions', isRight: section === 'report', why: 'is for the report section only'},
      {key: 'translated_from', isRight: language === 'en', why: 'is for translations only'},
    ]
      .filter(({key, isRight}) => !isRight && values[key] !== undefined)
      .map(({key, why}) => ({line: lineOf(key), message: `"${key}" ${why}.`, fix: 'Take the key away.'}));
    return [...ofShape, ...ofPlace];
  },
} satisfies Check;
