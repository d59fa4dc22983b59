import {z} from 'zod/v4';
import type {Context} from '../product/context';
import {eitherText, localized, text} from '../product/schemas/kit';

const mark = z.literal(true).optional();

const attribute = z.strictObject({
  values: z.array(text).optional(),
  /** Takes several values, with commas between. */
  list: mark,
  /** What the element shows without the attribute. An attribute that does not say so has to be written. */
  without: localized.optional(),
});

/** What a `component.yml` holds. */
export const description = z.strictObject({
  /** What it is for, in a sentence. */
  purpose: localized,
  /** Folder of what draws it when that is a component for other components, from `src/components`. */
  draws: text.optional(),
  /** It is words of a sentence: a paragraph when it stands alone on its line. */
  isPhrase: mark,
  attributes: z.record(text, attribute).default({}),
  /** Names of attributes of which an element has exactly one. */
  oneOf: z.array(text).optional(),
  /** What its resolver says beside the facts. */
  words: z.record(text, localized).default({}),
  /** How it is written in a page; in both languages when it holds words. */
  example: eitherText,
  /** What a page shows of it, which the unit tests try out. */
  examples: z.array(z.unknown()).min(1),
});

/** What a writer may put into an attribute: any text, or what is in `values`. */
export interface Attribute extends Omit<z.infer<typeof attribute>, 'values'> {
  /** Allowed values, or how they follow from the element's other attributes: not at all when those are wrong. */
  readonly values?: readonly string[] | ((written: Written) => readonly string[] | undefined);
}

/** Attributes as they stand in a page, by name; `undefined` for one that is not plain text. */
export type Written = ReadonlyMap<string, string | undefined>;

/** A heading that the component draws, for the table of contents. */
export interface DrawnHeading {
  readonly id: string;
  readonly value: string;
}

export interface Resolved<Data = unknown> {
  /** What the component gets as its `data`: only this element's records, in one language. */
  readonly data: Data;
  readonly headings?: readonly DrawnHeading[];
}

/** What the build, the checks and the editors know of a component: its `component.yml`, and its `writer.ts` if it has data. */
export interface WriterComponent extends Pick<
  z.infer<typeof description>,
  'purpose' | 'isPhrase' | 'oneOf' | 'example'
> {
  /** Folder of what draws it, from `src/components`. */
  readonly file: string;
  readonly attributes: Readonly<Record<string, Attribute>>;
  readonly resolve?: (given: Readonly<Record<string, never>>, context: Context) => Resolved;
}

type DataOf<Component> = Component extends (props: infer Props) => unknown
  ? Props extends {readonly data: infer Data}
    ? Data
    : never
  : unknown;

/** What a resolver goes by, beside the attributes of its element. */
export interface WriterContext extends Context {
  /**
   * One of the `words` of its `component.yml`, in the language of the build, with what `{name}` in it stands for.
   *
   * @throws Error when there is no such word
   */
  word(key: string, values?: Readonly<Record<string, string>>): string;
}

/** The export `writer` of a component with data: its `data` is what `resolve` finds for the attributes `Given`. */
export interface Writer<Component, Given> {
  /** Values of attributes that are in the facts. */
  readonly values?: {readonly [Name in keyof Given]?: Attribute['values']};
  /** Finds the records that an element asks for. Its attributes are right by then. */
  resolve(given: Given, context: WriterContext): Resolved<DataOf<Component>>;
}

/** One of them, whichever. */
export type AnyWriter = Writer<unknown, Readonly<Record<string, never>>>;
