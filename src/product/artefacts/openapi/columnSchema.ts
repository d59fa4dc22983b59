export type JsonSchema = Record<string, unknown>;

/** JSON form of a SQL type without its length, as the HTTP API writes values (dataTypes in the data). */
const forms: Record<string, JsonSchema> = {
  bit: {type: 'boolean'},
  tinyint: {type: 'integer', minimum: 0, maximum: 255},
  smallint: {type: 'integer', minimum: -32768, maximum: 32767},
  int: {type: 'integer', format: 'int32'},
  bigint: {type: 'string', pattern: '^-?\\d+$'},
  decimal: {type: 'string'},
  date: {type: 'string', format: 'date'},
  datetime2: {type: 'string', format: 'date-time'},
  uniqueidentifier: {type: 'string', format: 'uuid'},
  char: {type: 'string'},
  varchar: {type: 'string'},
  nvarchar: {type: 'string'},
};

/**
 * JSON schema of a column's value in an answer.
 *
 * @param sqlType as in the model, e.g. `decimal(19,4)` or `nvarchar(200)`
 * @throws Error when the model uses a type that the API has no JSON form for
 */
export function columnSchema(sqlType: string, nullable: boolean): JsonSchema {
  const [, base = '', size] = /^(\w+)(?:\(([\d,]+)\))?$/.exec(sqlType) ?? [];
  const form = forms[base];
  if (form === undefined) {
    throw new Error(`src/product/artefacts: no JSON form for the SQL type ${sqlType}. Add it to columnSchema.ts.`);
  }
  const schema = {...form, ...sizeRule(base, size)};
  return nullable ? {...schema, type: [schema.type, 'null']} : schema;
}

/** Length of a text, decimals of an amount: the API always writes all of a decimal's places. */
function sizeRule(base: string, size: string | undefined): JsonSchema {
  if (base === 'decimal') {
    const scale = Number(size?.split(',')[1] ?? 0);
    return {pattern: scale === 0 ? '^-?\\d+$' : `^-?\\d+\\.\\d{${scale}}$`};
  }
  return base.endsWith('char') && size !== undefined ? {maxLength: Number(size)} : {};
}
