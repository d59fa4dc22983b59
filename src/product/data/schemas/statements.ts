import {z} from 'zod';
import {bilingual, text} from './common';

/**
 * What several pages say, word for word: a rule, a remedy, a warning. Whole sentences, in which `` `code` ``,
 * `**name**` and `[words](/address)` are marked as on a page.
 */
export const statementSchema = z.object({id: text, ...bilingual}).strict();

export const statementsGroup = {statements: z.array(statementSchema).min(1)};

export type Statement = z.infer<typeof statementSchema>;
