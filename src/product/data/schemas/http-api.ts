import {z} from 'zod';
import {bilingual, text} from './common';

export const endpointParamSchema = z
  .object({
    name: text,
    in: z.enum(['path', 'query', 'form', 'body']),
    type: z.enum(['string', 'integer', 'object']),
    required: z.boolean(),
    ...bilingual,
  })
  .strict();

export const endpointSchema = z
  .object({
    method: z.enum(['GET', 'POST']),
    path: z.string().startsWith('/'),
    /** Null when the endpoint needs no access token. */
    scope: text.nullable(),
    ...bilingual,
    params: z.array(endpointParamSchema),
    status: z.number().int().min(200).max(399),
    errors: z.array(text).min(1),
    /** Sample answer; null when the answer has no body. */
    response: z.record(z.unknown()).nullable(),
    /** What every field of the answer means, by its path; `data[]` stands for rows with the columns of a view. */
    fields: z.array(z.object({name: text, ...bilingual}).strict()),
  })
  .strict();

export const apiErrorSchema = z.object({status: z.number().int().min(400).max(599), code: text, ...bilingual}).strict();

export const httpApiSchema = z
  .object({
    baseUrl: z.string().url(),
    auth: text,
    scopes: z.array(z.object({id: text, ...bilingual}).strict()).min(1),
    endpoints: z.array(endpointSchema).min(1),
    errors: z.array(apiErrorSchema).min(1),
    errorBody: z.object({error: z.object({code: text, message: text, traceId: text}).strict()}).strict(),
    tokenErrorBody: z.object({error: text, error_description: text}).strict(),
    headers: z.array(z.object({name: text, ...bilingual}).strict()).min(1),
  })
  .strict();

export const httpApiGroup = {httpApi: httpApiSchema};

export type EndpointParam = z.infer<typeof endpointParamSchema>;
export type ApiEndpoint = z.infer<typeof endpointSchema>;
export type ApiError = z.infer<typeof apiErrorSchema>;
export type HttpApi = z.infer<typeof httpApiSchema>;
