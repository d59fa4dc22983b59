import {z} from 'zod';

/** Text shown to a reader: never empty, never only white space. */
export const text = z.string().refine((value) => value.trim() !== '', {message: 'empty text'});

/** Swedish and English text of the same thing; every record a reader sees has both. */
export const bilingual = {sv: text, en: text};

export const isoDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'not a date YYYY-MM-DD');
export const errorCode = z.string().regex(/^YT-\d{4}$/, 'not an error code YT-nnnn');
export const count = z.number().int().nonnegative();

/** `schema.Table` or `schema.View`. */
export const tableName = z.string().regex(/^[a-z]+\.[A-Za-z]+$/, 'not schema.Table');

/** `schema.Table.Column`. */
export const columnPath = z.string().regex(/^[a-z]+\.[A-Za-z]+\.[A-Za-z]+$/, 'not schema.Table.Column');

/** A SQL Server type as the customer database declares it, e.g. `decimal(19,4)`. */
export const sqlType = z
  .string()
  .regex(
    /^(bit|tinyint|smallint|int|bigint|date|uniqueidentifier|datetime2\(\d\)|decimal\(\d+,\d+\)|(n?var)?char\(\d+\)|nvarchar\((\d+|max)\))$/,
    'not a SQL type used in the model',
  );
