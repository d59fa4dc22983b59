import {z} from 'zod';
import {bilingual, errorCode, text} from './common';

export const functionArgumentSchema = z
  .object({
    name: z.string().regex(/^[a-z_]+$/, 'not an argument name'),
    nameSv: text,
    type: z.enum(['text', 'number', 'any', 'text or cell', 'text or date', 'date or text']),
    required: z.boolean(),
    ...bilingual,
    /** All values there are, where they are few: the same in both languages. */
    codes: z.array(text).min(1).optional(),
  })
  .strict();

export const functionSchema = z
  .object({
    name: z.string().regex(/^YT\.[A-Z]+$/, 'not a function name YT.NAME'),
    ...bilingual,
    arguments: z.array(functionArgumentSchema).min(1),
    returns: z.object({type: z.enum(['number', 'text', 'range', 'any']), ...bilingual}).strict(),
    /** Swedish list separator `;`. */
    exampleSv: z.string().startsWith('=YT.'),
    /** English list separator `,`. */
    exampleEn: z.string().startsWith('=YT.'),
    exampleResult: text.optional(),
    errors: z.array(errorCode).min(1),
  })
  .strict();

const syntaxExamples = z.array(z.object({example: text, ...bilingual}).strict()).min(1);

export const functionSyntaxSchema = z
  .object({
    account: syntaxExamples,
    period: syntaxExamples,
    balanceType: z.array(z.object({value: text, ...bilingual}).strict()).min(1),
    dimensions: syntaxExamples,
    filter: syntaxExamples,
  })
  .strict();

export const functionsGroup = {functions: z.array(functionSchema).min(1), functionSyntax: functionSyntaxSchema};

export type FunctionArgument = z.infer<typeof functionArgumentSchema>;
export type ReportFunction = z.infer<typeof functionSchema>;
export type FunctionSyntax = z.infer<typeof functionSyntaxSchema>;
