/** Names that the facts give and use: one walk through the values, along their schemas. */
import {z} from 'zod/v4';
import type {Fault, Path} from '../../packages/checked-yaml';
import {didYouMean} from '../../packages/common';
import {placeholdersIn} from './phrases';
import {namingsOf, referenceOf} from './schemas/kit';

export interface Subject {
  readonly file: string;
  readonly schema: z.ZodType;
  /** What it holds, of the right shape. */
  readonly data: unknown;
  lineOf(path: Path): number;
}

/** A name that a record has, or that a text uses, and where it is written. */
interface Name extends Pick<Fault, 'file' | 'line'> {
  readonly list: string;
  readonly name: string;
}

interface Part {
  readonly schema: z.core.$ZodType | undefined;
  readonly value: unknown;
  readonly path: Path;
  /** Name of the record around it. */
  readonly owner: string;
}

/** What can stand between braces in a text. */
export const quantities = 'limits and schedules';

/** The schema inside `optional`, `default` and `transform`. */
function innerSchema(schema: Part['schema']): Part['schema'] {
  if (schema instanceof z.ZodPipe) return innerSchema(schema.in);
  const isWrapped =
    schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault;
  return isWrapped ? innerSchema(schema.unwrap()) : schema;
}

/** Schema of an item or a field; none where the schema leaves open what there is. */
function schemaOf(schema: Part['schema'], key: string): Part['schema'] {
  if (schema instanceof z.ZodArray) return innerSchema(schema.element);
  if (schema instanceof z.ZodRecord) return innerSchema(schema.valueType);
  return schema instanceof z.ZodObject ? innerSchema(schema.shape[key]) : undefined;
}

const fieldOf = (value: unknown, key: string): unknown => Object(value)[key];

const valueAt = (record: unknown, field: string): unknown => field.split('.').reduce(fieldOf, record);

const numbersIn = (text: unknown) => [...new Set(String(text).match(/\{\d\}/g))].sort().join();

/** One walk through a file: the names in it, and texts whose place-holders are not the same in both languages. */
class Names {
  readonly given: Name[] = [];
  readonly used: Name[] = [];
  readonly faults: Fault[] = [];

  constructor(private readonly subject: Subject) {
    this.visit({schema: innerSchema(subject.schema), value: subject.data, path: [], owner: ''});
  }

  private at(path: Path): Pick<Fault, 'file' | 'line'> {
    return {file: this.subject.file, line: this.subject.lineOf(path)};
  }

  private visit(part: Part): void {
    const {value} = part;
    if (typeof value === 'string') {
      this.visitText(value, part);
    } else if (Array.isArray(value)) {
      this.visitList(value, part);
    } else if (typeof value === 'object' && value !== null) {
      this.visitRecord(value, part);
    }
  }

  private visitText(text: string, {schema, path, owner}: Part): void {
    const use = (list: string, name: string) => this.used.push({list, name, ...this.at(path)});
    const reference = schema && referenceOf(schema);
    if (reference) {
      const name = reference.nameIn(text);
      use(reference.list, reference.isWithin ? `${owner}.${name}` : name);
      return;
    }
    text.match(/\bYT-\d{4}\b/g)?.forEach((name) => use('errors', name));
    text.match(/\bYT\.[A-Z]{2,}\b/g)?.forEach((name) => use('functions', name));
    placeholdersIn(text).forEach((name) => use(quantities, name));
  }

  private visitList(items: readonly unknown[], {schema, path, owner}: Part): void {
    const namings = schema ? namingsOf(schema) : [];
    for (const [index, value] of items.entries()) {
      const place = [...path, index];
      const names = namings.map(({list, fields, isWithin}) => {
        const own = fields.length === 0 ? String(value) : fields.map((field) => valueAt(value, field)).join('.');
        return {list, name: isWithin ? `${owner}.${own}` : own, ...this.at(place)};
      });
      this.given.push(...names);
      this.visit({schema: schemaOf(schema, ''), value, path: place, owner: names[0]?.name ?? owner});
    }
  }

  private visitRecord(record: object, {schema, path, owner}: Part): void {
    if (numbersIn(fieldOf(record, 'sv')) !== numbersIn(fieldOf(record, 'en'))) {
      const message = 'The place-holders differ from those in Swedish.';
      this.faults.push({...this.at([...path, 'en']), message, remedy: 'Write the same: {0}, {1}.'});
    }
    for (const [key, value] of Object.entries(record)) {
      const place = [...path, key];
      if (schema instanceof z.ZodRecord) this.visit({schema: schema.keyType, value: key, path: place, owner});
      this.visit({schema: schemaOf(schema, key), value, path: place, owner});
    }
  }
}

function doubleFaults(given: readonly Name[]): Fault[] {
  const earlier = new Map<string, Name>();
  return given.flatMap((each) => {
    const {list, name, file, line} = each;
    const key = `${list} ${name.toLowerCase()}`;
    const other = earlier.get(key);
    if (other === undefined) {
      earlier.set(key, each);
      return [];
    }
    const message = `${name} is the name of two of the ${list}: ${other.file}:${other.line} has it, too.`;
    return [{file, line, message, remedy: 'Take one of the two away, or give it another name.'}];
  });
}

/** @param names that there are, by list */
function unknownFaults(used: readonly Name[], names: ReadonlyMap<string, readonly string[]>): Fault[] {
  return used.flatMap(({list, name, file, line}) => {
    const known = names.get(list) ?? [];
    if (!known.includes(name)) {
      const suggestion = didYouMean(name, known);
      const remedy = suggestion === undefined ? `There are ${known.join(', ')}.` : `Did you mean ${suggestion}?`;
      return [{file, line, message: `${name} is none of the ${list}.`, remedy}];
    }
    // Those in a text of one language have been replaced by what they stand for.
    const message = `${name} is said otherwise in each language, and the text is of neither.`;
    return list === quantities ? [{file, line, message, remedy: 'Write the text in both, as sv and en.'}] : [];
  });
}

/**
 * What is wrong with names: two records of a list have the same, or none has one that is used; texts whose
 * place-holders `{0}` are not the same in both languages.
 *
 * @param elsewhere names by list that no file of facts gives: what texts can have between braces, pages
 */
export function nameFaults(
  subjects: readonly Subject[],
  elsewhere: Readonly<Record<string, readonly string[]>>,
): Fault[] {
  const found = subjects.map((subject) => new Names(subject));
  const given = found.flatMap((names) => names.given);
  const used = found.flatMap((names) => names.used);
  const known = new Map(Object.entries(elsewhere).map(([list, names]) => [list, [...names]]));
  for (const {list, name} of given) {
    known.set(list, known.get(list) ?? []);
    known.get(list)!.push(name);
  }
  return [...doubleFaults(given), ...unknownFaults(used, known), ...found.flatMap(({faults}) => faults)];
}
