import type {LintError} from 'markdownlint';
import {z} from 'zod/v4';
import {filled} from '../../../src/lib/locales';
import type {Reason} from '../problem';
import {words, yamlFile} from './pattern';

const row = z.strictObject({says: words, fix: words, bad: z.string(), good: z.string()});
const schema = z.record(z.string().regex(/^MD\d{3}$/, 'is no rule\nWrite its name, like MD004.'), row);

/** What each rule of markdownlint finds, with text that breaks it and text that does not. */
export const markdownRules = yamlFile('tools/check/rules/markdownlint.yml', schema);

/** What a rule has found, in words for whoever wrote the page; in its own when no table has any. */
export function markdownFault(fault: LintError): Reason {
  const {ruleNames, ruleDescription, errorDetail, errorContext} = fault;
  const [rule = ''] = ruleNames;
  const detail = errorDetail?.replace(/[.;]$/, '') ?? '';
  const found = markdownRules()[rule];
  return found === undefined
    ? {message: `${ruleDescription}${detail && `: ${detail}`} (${rule}).`}
    : {
        message: filled(found.says, {detail, context: errorContext ?? ''}).replace(/\.?$/, ` (${rule}).`),
        fix: found.fix,
      };
}
