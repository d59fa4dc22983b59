import {z} from 'zod/v4';
import {sqlType} from './database';
import {bilingual, flag, labelled, named, namedOf, namedWithin, ref, rule, text} from './kit';

/** `data[].AccountNo` is a column of `data[]`. */
const rowOf = (name: string): string => name.replace(/\.\w+$/, '');

/** The paths of everything in an answer; `[]` stands for the items of a list, which are alike. */
function fieldsOf(answer: object, path = ''): string[] {
  return Object.entries(answer).flatMap(([name, value]: [string, unknown]) =>
    Array.isArray(value) ? fieldsOf(Object(value[0]), `${path}${name}[].`) : [`${path}${name}`],
  );
}

/** What a field of an answer can be, beside a SQL type: a row, a value of a list of the facts. */
const jsonType = z.enum([
  ...(['text', 'integer', 'boolean', 'viewRow', 'queryRow'] as const),
  ...(['view', 'syncMode', 'syncState', 'backupState'] as const),
]);

const endpoint = z.strictObject({
  method: z.enum(['GET', 'POST']),
  path: z.string().startsWith('/', 'does not begin with /'),
  tag: ref('tags'),
  /** None when the endpoint needs no access token. */
  scope: ref('apiScopes').optional(),
  ...bilingual,
  params: namedWithin('parameters', ['name'], {
    name: text,
    in: z.enum(['path', 'query', 'form', 'body']),
    type: z.enum(['string', 'integer', 'object']),
    required: flag,
    ...bilingual,
  }),
  status: z.int().min(200).max(399),
  errors: z.array(ref('apiErrors')).min(1),
  /** Sample answer; none when the answer has no body. */
  response: z.record(z.string(), z.unknown()).optional(),
  /** What every field of the answer means, by its path; `data[]` stands for rows with the columns of a view. */
  fields: namedWithin('fields', ['name'], {
    name: text,
    type: z.union([jsonType, sqlType]),
    nullable: flag,
    /** The only value there is. */
    value: text.optional(),
    ...bilingual,
  }),
});

/** What an answer has and what is said of its fields are the same. */
const explained = rule(function* ({response = {}, fields}: z.infer<typeof endpoint>) {
  const names = fields.map(({name}) => name);
  const shown = fieldsOf(response);
  for (const name of shown.filter((each) => !names.includes(each) && !names.includes(rowOf(each)))) {
    yield [['fields'], `do not explain ${name}, which the answer has`, 'Add a line for it.'];
  }
  for (const [index, name] of names.entries()) {
    if (!shown.some((field) => field === name || rowOf(field) === name)) {
      const message = `is ${name}, which the answer does not have`;
      yield [['fields', index, 'name'], message, 'Take the line away, or add it to the answer.'];
    }
  }
});

export const httpApi = z.strictObject({
  httpApi: z.strictObject({
    baseUrl: z.url(),
    auth: text,
    scopes: labelled('apiScopes', {}),
    /** Groups of endpoints in the description for machines. */
    tags: named('tags', ['name'], {name: text, description: text}),
    endpoints: namedOf('endpoints', ['method', 'path'], endpoint.check(explained)),
    errors: named('apiErrors', ['code'], {status: z.int().min(400).max(599), code: text, ...bilingual}),
    errorBody: z.strictObject({error: z.strictObject({code: ref('apiErrors'), message: text, traceId: text})}),
    tokenErrorBody: z.strictObject({error: ref('apiErrors'), error_description: text}),
    headers: named('headers', ['name'], {name: text, ...bilingual}),
  }),
});
