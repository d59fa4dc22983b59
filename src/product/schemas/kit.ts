/** What the schemas of the facts are made of. */
import {z} from 'zod/v4';

/** How the items of a list are named. */
export interface Naming {
  /** What references and messages call the list. */
  readonly list: string;
  /** Fields that make the name, with dots between; none when the items are names themselves. */
  readonly fields: readonly string[];
  /** The name counts within its record, and others write that before it: `fin.Account` has the column `fin.Account.Name`. */
  readonly isWithin: boolean;
}

/** What a text names. */
export interface Reference {
  readonly list: string;
  readonly nameIn: (text: string) => string;
  /** The list is one of the same record. */
  readonly isWithin: boolean;
}

const namings = new WeakMap<z.core.$ZodType, readonly Naming[]>();
const references = new WeakMap<z.core.$ZodType, Reference>();

/** The names that a list gives its items. */
export const namingsOf = (schema: z.core.$ZodType): readonly Naming[] => namings.get(schema) ?? [];

/** What a text of this schema names. */
export const referenceOf = (schema: z.core.$ZodType): Reference | undefined => references.get(schema);

const newText = () => z.string().regex(/\S/, 'is empty\nWrite it, or take the key away.');

/** Text that is the same in both languages. */
export const text = newText();

/** Text of a record itself, in both languages. */
export const bilingual = {sv: text, en: text};

/** Another text of a record. */
export const localized = z.strictObject(bilingual);

/** One text for both languages, or one for each. */
export const eitherText = z.union([text, localized]);

export const count = z.int().nonnegative();
export const flag = z.boolean().default(false);
export const isoDate = z.iso.date('is not a date YYYY-MM-DD');

export const listOf = <Shape extends z.core.$ZodShape>(shape: Shape) => z.array(z.strictObject(shape)).min(1);

function referring<Text extends z.ZodString>(schema: Text, reference: Reference): Text {
  references.set(schema, reference);
  return schema;
}

/** The name of an item of a list, which is `named`. */
export const ref = (list: string) => referring(newText(), {list, nameIn: (name) => name, isWithin: false});

/** The name of an item of a list of the same record. */
export const refWithin = (list: string) => referring(newText(), {list, nameIn: (name) => name, isWithin: true});

/** A text that has the name of an item of a list in it. */
export const partOf = (list: string, nameIn: (text: string) => string, shape: RegExp, message: string) =>
  referring(z.string().regex(shape, message), {list, nameIn, isWithin: false});

/** A section of a page that is on the list of pages. */
export const section = () =>
  partOf('pages', (address) => address.split('#')[0]!, /^[\w/-]+#[\w-]+$/, 'is not a section\nWrite route#anchor.');

/** Gives the items of a list one more kind of name. */
export function alsoNamed<Items extends z.ZodArray>(items: Items, naming: Naming): Items {
  namings.set(items, [...namingsOf(items), naming]);
  return items;
}

/** As `named`, for records that have a schema. */
export const namedOf = <Item extends z.ZodType>(list: string, fields: readonly string[], item: Item) =>
  alsoNamed(z.array(item).min(1), {list, fields, isWithin: false});

/**
 * A list whose records others name, or that a page or a tool looks up: no two have the same name, letter case aside.
 *
 * @param fields that make the name
 */
export const named = <Shape extends z.core.$ZodShape>(list: string, fields: readonly string[], shape: Shape) =>
  namedOf(list, fields, z.strictObject(shape));

/** As `named`, for records with an id and a text of their own. */
export const labelled = <Shape extends z.core.$ZodShape>(list: string, shape: Shape) =>
  named(list, ['id'], {id: text, ...bilingual, ...shape});

/** As `named`, for a list of each record of another, which may be empty: names in two records may be the same. */
export const namedWithin = <Shape extends z.core.$ZodShape>(list: string, fields: readonly string[], shape: Shape) =>
  alsoNamed(z.array(z.strictObject(shape)), {list, fields, isWithin: true});

/** What is wrong with a record that only two of its fields together show: where in it, what continues the name of the field, what to do. */
type RuleFault = readonly [path: readonly PropertyKey[], message: string, remedy: string];

/** A rule that a shape cannot say. It is asked when the shape is right. */
export const rule =
  <Value>(faultsOf: (value: Value) => Iterable<RuleFault>): z.core.CheckFn<Value> =>
  ({value, issues}) => {
    for (const [path, message, remedy] of faultsOf(value)) {
      issues.push({code: 'custom', input: value, path: [...path], message: `${message}\n${remedy}`});
    }
  };
