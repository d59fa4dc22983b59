import {z} from 'zod';
import {bilingual, count, isoDate, text} from './common';

const releaseNumber = z.string().regex(/^\d{4}\.\d$/, 'not a release YYYY.R');
const build = z.string().regex(/^\d{8}\.\d+$/, 'not a build YYYYMMDD.n');
const version = z.string().regex(/^\d{4}\.\d\.\d+$/, 'not a version YYYY.R.P');

const examples = z
  .object({
    company: text,
    companyCode: text,
    secondCompany: text,
    secondCompanyCode: text,
    orgNo: text,
    customerNo: text,
    database: text,
    server: text,
    instance: text,
    domain: text,
    ip: text,
    network: text,
    email: text,
    sqlLogin: text,
    /** Login of a connection for reports. */
    reportLogin: text,
    apiClient: text,
  })
  .strict();

export const productSchema = z
  .object({
    brand: text,
    functionPrefix: text,
    errorPrefix: text,
    systemDatabase: text,
    currentVersion: version,
    build,
    schemaVersion: count,
    parts: z.array(z.object({id: text, ...bilingual}).strict()).min(1),
    example: examples,
  })
  .strict();

export const addressSchema = z.object({id: text, address: text, ...bilingual}).strict();

export const portSchema = z
  .object({
    port: z.number().int().min(1).max(65535),
    protocol: z.enum(['TCP', 'UDP']),
    ...bilingual,
    targetSv: text,
    targetEn: text,
  })
  .strict();

export const changeSchema = z
  .object({
    id: text,
    kind: z.enum(['new', 'changed', 'ended', 'corrected']),
    ...bilingual,
    /** What a reader does about it, with links as a page writes them. */
    doSv: text.optional(),
    doEn: text.optional(),
  })
  .strict();

const changes = z.array(changeSchema).min(1);

export const releaseSchema = z
  .object({
    release: releaseNumber,
    date: isoDate,
    schema: count,
    changes,
    supported: z.boolean(),
    patches: z.array(z.object({version, date: isoDate, build, changes}).strict()).optional(),
  })
  .strict();

export const supportedVersionSchema = z
  .object({
    id: text,
    ...bilingual,
    supported: z.array(text).min(1),
    unsupported: z.array(text),
    noteSv: text,
    noteEn: text,
  })
  .strict();

export const supportPrioritySchema = z
  .object({
    id: text,
    exampleSv: text,
    exampleEn: text,
    firstAnswerSv: text,
    firstAnswerEn: text,
    targetSv: text,
    targetEn: text,
  })
  .strict();

export const productGroup = {
  product: productSchema,
  addresses: z.array(addressSchema).min(1),
  ports: z.array(portSchema).min(1),
  releases: z.array(releaseSchema).min(1),
  supportedVersions: z.array(supportedVersionSchema).min(1),
  timeZone: text,
  supportPriorities: z.array(supportPrioritySchema).min(1),
};

export type Product = z.infer<typeof productSchema>;
export type Address = z.infer<typeof addressSchema>;
export type Port = z.infer<typeof portSchema>;
export type Change = z.infer<typeof changeSchema>;
export type Release = z.infer<typeof releaseSchema>;
export type SupportedVersion = z.infer<typeof supportedVersionSchema>;
export type SupportPriority = z.infer<typeof supportPrioritySchema>;
