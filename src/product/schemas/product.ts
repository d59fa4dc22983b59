import {z} from 'zod/v4';
import {bilingual, count, eitherText, flag, isoDate, labelled, listOf, localized, named, ref, text} from './kit';

const build = z.string().regex(/^\d{8}\.\d+$/, 'is not a build YYYYMMDD.n');
const version = z.string().regex(/^\d{4}\.\d\.\d+$/, 'is not a version YYYY.R.P');

/** What the example company has; `reportLogin` is that of a connection for reports. */
const exampleName = z.enum([
  ...['company', 'companyCode', 'secondCompany', 'secondCompanyCode', 'orgNo', 'customerNo', 'email'],
  ...['database', 'server', 'instance', 'domain', 'ip', 'network', 'sqlLogin', 'reportLogin', 'apiClient'],
] as const);

const changes = named('changes', ['id'], {
  id: text,
  kind: z.enum(['new', 'changed', 'ended', 'corrected']),
  ...bilingual,
  /** What a reader does about it, with links as a page writes them. */
  action: localized.optional(),
});

const release = {
  release: z.string().regex(/^\d{4}\.\d$/, 'is not a release YYYY.R'),
  date: isoDate,
  schema: count,
  changes,
  supported: z.boolean(),
  patches: named('patches', ['version'], {version, date: isoDate, build, changes}).default([]),
};

const supportPriority = {id: text, example: localized, firstAnswer: localized, target: localized};

export const product = z.strictObject({
  product: z.strictObject({
    brand: text,
    functionPrefix: text,
    errorPrefix: text,
    systemDatabase: text,
    /** The version that the handbook describes, a patch of a release. */
    currentVersion: ref('patches'),
    parts: labelled('parts', {}),
    example: z.record(exampleName, text),
  }),
  addresses: named('addresses', ['id'], {id: text, address: text, ...bilingual}),
  ports: listOf({
    from: localized,
    target: eitherText,
    port: z.int().min(1).max(65535),
    protocol: z.enum(['TCP', 'UDP']),
    ...bilingual,
  }),
  releases: named('releases', ['release'], release),
  supportedVersions: labelled('supportedVersions', {
    supported: z.array(eitherText).min(1),
    unsupported: z.array(eitherText),
    note: localized,
  }),
  timeZone: text,
  supportPriorities: named('supportPriorities', ['id'], supportPriority),
});

const returnCode = {code: z.int(), ...bilingual};
const switchName = z.string().regex(/^\/[a-z]+$/, 'is not a switch /name');

export const setup = z.strictObject({
  files: named('files', ['path'], {path: text, ...bilingual}),
  registry: listOf({key: text, value: eitherText, ...bilingual}),
  msiProperties: named('msiProperties', ['name'], {
    name: z.string().regex(/^[A-Z][A-Z_]+$/, 'is not the name of a property'),
    ...bilingual,
    default: text.optional(),
    /** Key of the init file that set-up writes. */
    iniKey: ref('iniKeys').optional(),
  }),
  /** Return codes of the package, and what a deployment tool makes of them. */
  msiReturnCodes: named('msiReturnCodes', ['code'], {
    ...returnCode,
    outcome: z.enum(['success', 'failed', 'retry', 'softReboot']),
  }),
  setupSwitches: named('setupSwitches', ['name'], {
    name: switchName,
    value: eitherText.optional(),
    required: flag,
    /** Switches that must be there too. */
    needs: z.array(ref('setupSwitches')).min(1).optional(),
    ...bilingual,
  }),
  setupReturnCodes: named('setupReturnCodes', ['code'], returnCode),
  /** Switches of other programs than ExoSystemDbSetup. */
  programSwitches: named('programSwitches', ['program', 'name'], {
    program: text,
    name: switchName,
    value: eitherText.optional(),
    ...bilingual,
  }),
  eventIds: named('eventIds', ['id'], {
    id: z.int().positive(),
    level: z.enum(['Information', 'Warning', 'Error']),
    ...bilingual,
  }),
});
