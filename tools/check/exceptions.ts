import {z} from 'zod/v4';
import {localeIds} from '../../src/lib/locales';
import {pattern, yamlFile} from './rules/pattern';

/** Where exceptions are listed, from the project's folder. */
export const exceptionsFile = 'tools/check/exceptions.yml';

const reason = z.string().min(10);

/** By place, and by what is let through there, the reason. */
const byPlace = z.record(z.string(), z.record(z.string(), reason));

const schema = z.strictObject({
  facts: byPlace,
  states: byPlace,
  terms: z.array(z.strictObject({language: z.enum(localeIds), word: z.string(), beside: pattern, why: reason})),
});

/** What checks let through, each with its reason. */
export const exceptions = yamlFile(exceptionsFile, schema);
