/** Names that the facts give and use: one walk through the values, along their schemas. */
import {z} from 'zod/v4';
import type {Fault, Path} from '../../packages/checked-yaml';
import {didYouMean} from '../../packages/common';
import {placeholdersIn} from './phrases';
import {namingsOf, referenceOf} from './schemas/kit';

/** A file of facts. */
export interface Subject {
  readonly file: string;
  readonly schema: z.ZodType;
  /** What it holds, of the right shape. */
  readonly data: unknown;
  lineOf(path: Path): number;
}

/** A name that a record has, or that a text uses. */
interface Name {
  readonly list: string;
  readonly name: string;
  readonly path: Path;
}

/** A part of a file. */
interface Part {
  readonly schema: z.core.$ZodType | undefined;
  readonly value: unknown;
  readonly path: Path;
  /** Name of the record around it. */
  readonly owner: string;
}

type Finding =
  | ({readonly kind: 'given'} & Name)
  | ({readonly kind: 'used'} & Name)
  | {readonly kind: 'differs'; readonly path: Path};

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

function* namesInText(text: string, {schema, path, owner}: Part): Generator<Finding> {
  const reference = schema && referenceOf(schema);
  if (reference) {
    const {list, nameIn, isWithin} = reference;
    yield {kind: 'used', list, name: isWithin ? `${owner}.${nameIn(text)}` : nameIn(text), path};
    return;
  }
  yield* (text.match(/\bYT-\d{4}\b/g) ?? []).map((name) => ({kind: 'used', list: 'errors', name, path}) as const);
  yield* (text.match(/\bYT\.[A-Z]{2,}\b/g) ?? []).map(
    (name) => ({kind: 'used', list: 'functions', name, path}) as const,
  );
  yield* placeholdersIn(text).map((name) => ({kind: 'used', list: quantities, name, path}) as const);
}

function* namesInList(items: readonly unknown[], {schema, path, owner}: Part): Generator<Finding> {
  const namings = schema ? namingsOf(schema) : [];
  for (const [index, value] of items.entries()) {
    const place = [...path, index];
    const names = namings.map(({list, fields, isWithin}) => {
      const own =
        fields.length === 0 ? value : fields.map((field) => field.split('.').reduce(fieldOf, value)).join('.');
      return {list, name: isWithin ? `${owner}.${String(own)}` : String(own), path: place};
    });
    for (const name of names) yield {kind: 'given', ...name};
    yield* findingsIn({schema: schemaOf(schema, ''), value, path: place, owner: names[0]?.name ?? owner});
  }
}

/** `{0}` and the like in a text, each once. */
const numbersIn = (text: unknown) => [...new Set(String(text).match(/\{\d\}/g))].sort().join();

function* namesInRecord(record: object, part: Part): Generator<Finding> {
  const {schema, path} = part;
  if (numbersIn(fieldOf(record, 'sv')) !== numbersIn(fieldOf(record, 'en'))) {
    yield {kind: 'differs', path: [...path, 'en']};
  }
  for (const [key, value] of Object.entries(record)) {
    const inner = {...part, path: [...path, key]};
    if (schema instanceof z.ZodRecord) yield* findingsIn({...inner, schema: schema.keyType, value: key});
    yield* findingsIn({...inner, schema: schemaOf(schema, key), value});
  }
}

function findingsIn(part: Part): Iterable<Finding> {
  const {value} = part;
  if (typeof value === 'string') return namesInText(value, part);
  if (Array.isArray(value)) return namesInList(value, part);
  return typeof value === 'object' && value !== null ? namesInRecord(value, part) : [];
}

type Placed<Found> = Found & Pick<Fault, 'file' | 'line'>;

function doubleFaults(given: readonly Placed<Name>[]): Fault[] {
  const earlier = new Map<string, Placed<Name>>();
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

function unknownFaults(used: readonly Placed<Name>[], given: readonly Name[]): Fault[] {
  const keyOf = ({list, name}: Name) => `${list} ${name}`;
  const known = new Set(given.map(keyOf));
  return used
    .filter((each) => each.list === quantities || !known.has(keyOf(each)))
    .map((each) => {
      const {list, name, file, line} = each;
      if (known.has(keyOf(each))) {
        const message = `${name} is said otherwise in each language, and the text is of neither.`;
        return {file, line, message, remedy: 'Write the text in both, as sv and en.'};
      }
      const names = given.filter((other) => other.list === list).map((other) => other.name);
      const suggestion = didYouMean(name, names);
      const remedy = suggestion === undefined ? `There are ${names.join(', ')}.` : `Did you mean ${suggestion}?`;
      return {file, line, message: `${name} is none of the ${list}.`, remedy};
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
  const findings = subjects.flatMap(({file, schema, data, lineOf}) =>
    [...findingsIn({schema: innerSchema(schema), value: data, path: [], owner: ''})].map((each) => ({
      ...each,
      file,
      line: lineOf(each.path),
    })),
  );
  const given = findings.filter((each) => each.kind === 'given');
  return [
    ...doubleFaults(given),
    ...unknownFaults(
      findings.filter((each) => each.kind === 'used'),
      [
        ...given,
        ...Object.entries(elsewhere).flatMap(([list, names]) => names.map((name) => ({list, name, path: []}))),
      ],
    ),
    ...findings.flatMap(({kind, file, line}) =>
      kind === 'differs'
        ? [
            {
              file,
              line,
              message: 'The place-holders differ from those in Swedish.',
              remedy: 'Write the same: {0}, {1}.',
            },
          ]
        : [],
    ),
  ];
}
