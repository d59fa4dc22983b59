import {didYouMean} from '../../packages/common';
import type {Attribute, WriterComponent, Written} from './schema';

/** What is wrong with an element that a writer has written, and what to write instead. */
export interface Fault {
  readonly message: string;
  readonly fix: string;
}

/** Lists up to this length are short enough to be read in a message, a table or a menu. */
const shortList = 8;

/** Shows every component with all values of its attributes, under `npm start`. */
const galleryAddress = '/internal/handbooks/writing-sample';

/** Allowed values of an attribute that are listed statically; none when any text is allowed. */
export function listedValues({values}: Attribute): readonly string[] {
  return typeof values === 'object' ? values : [];
}

/** The same, when they are few enough to be listed in passing. */
export function fewValues(attribute: Attribute): readonly string[] {
  const values = listedValues(attribute);
  return values.length <= shortList ? values : [];
}

/** Id of the component's heading in the gallery. */
export const galleryAnchor = (name: string) => `component-${name.toLowerCase()}`;

function words(text: string): string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
}

/** `a, b or c`. */
const listed = (values: readonly string[], last: 'and' | 'or') =>
  [values.slice(0, -1).join(', '), ...values.slice(-1)].filter(Boolean).join(` ${last} `);

const suggestion = (wrong: string, values: readonly string[]) => {
  const nearest = didYouMean(wrong, values);
  return nearest === undefined ? '' : `Did you mean "${nearest}"? `;
};

function unknownFaults(name: string, {attributes}: WriterComponent, written: Written): Fault[] {
  const known = Object.keys(attributes);
  const takes = known.length === 0 ? 'It takes none.' : `It takes ${listed(known, 'and')}.`;
  return [...written.keys()]
    .filter((attribute) => !known.includes(attribute))
    .map((attribute) => ({
      message: `<${name}> has no attribute ${attribute}.`,
      fix: suggestion(attribute, known) + takes,
    }));
}

function allowedWords(name: string, values: readonly string[]): string {
  return values.length <= shortList
    ? `Allowed: ${listed(values, 'or')}.`
    : `All values: npm start, then ${galleryAddress}#${galleryAnchor(name)}.`;
}

function valueFaults(name: string, attribute: string, component: WriterComponent, written: Written): Fault[] {
  const text = written.get(attribute);
  const {values, list} = component.attributes[attribute]!;
  if (text === undefined) {
    return [{message: `<${name}> takes ${attribute} as plain text only.`, fix: `Write ${attribute}="…".`}];
  }
  const given = list ? words(text) : [text];
  if (given.join('') === '') {
    return [{message: `<${name}> has an empty ${attribute}.`, fix: `For example ${exampleOf(component)}`}];
  }
  const allowed = typeof values === 'function' ? values(written) : values;
  return given
    .filter((value) => allowed?.includes(value) === false)
    .map((value) => ({
      message: `<${name}> does not take ${attribute}="${value}".`,
      fix: suggestion(value, allowed!) + allowedWords(name, allowed!),
    }));
}

/** Attributes that have to be written and are not, and those of which there is to be exactly one. */
function missingFaults(name: string, component: WriterComponent, written: Written): Fault[] {
  const {attributes, oneOf} = component;
  const missing = Object.keys(attributes).filter(
    (attribute) => !attributes[attribute]!.without && !written.has(attribute),
  );
  const chosen = oneOf?.filter((attribute) => written.has(attribute)).length ?? 1;
  const fix = `For example ${exampleOf(component)}`;
  return [
    ...missing.map((attribute) => ({message: `<${name}> needs the attribute ${attribute}.`, fix})),
    ...(chosen === 1 ? [] : [{message: `<${name}> needs one attribute of ${listed(oneOf!, 'and')}.`, fix}]),
  ];
}

function exampleOf({example}: WriterComponent): string {
  return typeof example === 'string' ? example : example.en;
}

/**
 * Everything that is wrong with the attributes of an element, by cause: a misspelt attribute is not
 * called missing too.
 *
 * @param name of the component
 */
export function attributeFaults(name: string, component: WriterComponent, written: Written): Fault[] {
  const unknown = unknownFaults(name, component, written);
  const known = Object.keys(component.attributes).filter((attribute) => written.has(attribute));
  return [
    ...unknown,
    ...known.flatMap((attribute) => valueFaults(name, attribute, component, written)),
    ...(unknown.length > 0 ? [] : missingFaults(name, component, written)),
  ];
}

/** Attributes without fault, as a resolver gets them: those that take several values as lists. */
export function attributeValues({attributes}: WriterComponent, written: Written): Readonly<Record<string, never>> {
  return Object.fromEntries(
    [...written].map(([name, text]) => [name, (attributes[name]!.list ? words(text!) : text!) as never]),
  );
}
