import {z} from 'zod';
import {text} from './common';

/** Marks do not nest: the words of a link are words. */
const marked = text.refine((value) => !/\[[^\]]*[`*][^\]]*\]\(/.test(value), {message: 'code or a name inside a link'});

/**
 * What several pages say, word for word: a rule, a remedy, a warning. Whole sentences, in which `` `code` ``,
 * `**name**` and `[words](/address)` are marked as on a page.
 */
export const statementSchema = z.object({id: text, sv: marked, en: marked}).strict();

export const statementsGroup = {statements: z.array(statementSchema).min(1)};

export type Statement = z.infer<typeof statementSchema>;
