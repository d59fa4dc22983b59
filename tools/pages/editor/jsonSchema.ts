import {z, type ZodTypeAny} from 'zod';

export type JsonSchema = Record<string, unknown>;

/** Rules of a text as JSON Schema has them. */
function textRules(checks: readonly z.ZodStringCheck[]): JsonSchema {
  return Object.assign(
    {},
    ...checks.map((check) => {
      switch (check.kind) {
        case 'min':
          return {minLength: check.value};
        case 'regex':
          return {pattern: check.regex.source};
        case 'startsWith':
          return {pattern: `^${check.value}`};
        default:
          return {};
      }
    }),
  ) as JsonSchema;
}

function objectSchema(shape: Readonly<Record<string, ZodTypeAny>>): JsonSchema {
  return {
    type: 'object',
    additionalProperties: false,
    required: Object.keys(shape).filter((key) => !shape[key]!.isOptional()),
    properties: Object.fromEntries(Object.entries(shape).map(([key, type]) => [key, jsonSchema(type)])),
  };
}

/**
 * The JSON schema of a zod schema, as far as front matter needs one. Rules that only code can
 * express, such as the length of a description, stay with the check.
 *
 * @throws Error naming a type that it does not know
 */
export function jsonSchema(type: ZodTypeAny): JsonSchema {
  if (type instanceof z.ZodOptional) {
    return jsonSchema(type.unwrap() as ZodTypeAny);
  }
  if (type instanceof z.ZodEffects) {
    return jsonSchema(type.innerType() as ZodTypeAny);
  }
  if (type instanceof z.ZodString) {
    return {type: 'string', ...textRules(type._def.checks)};
  }
  if (type instanceof z.ZodEnum) {
    return {enum: type.options as string[]};
  }
  if (type instanceof z.ZodArray) {
    return {type: 'array', minItems: type._def.minLength?.value ?? 0, items: jsonSchema(type.element as ZodTypeAny)};
  }
  if (type instanceof z.ZodObject) {
    return objectSchema(type.shape as Record<string, ZodTypeAny>);
  }
  if (type instanceof z.ZodBoolean || type instanceof z.ZodNumber) {
    return {type: type instanceof z.ZodBoolean ? 'boolean' : 'number'};
  }
  throw new Error(`tools/pages/editor: no JSON schema for ${type.constructor.name}. Add it to jsonSchema.ts.`);
}
