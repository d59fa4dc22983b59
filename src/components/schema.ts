import type {Localized} from '../lib/locales';
import type {Context} from '../product/context';

/** What a writer may put into an attribute: any text, or what is in `values`. */
export interface Attribute {
  /** Allowed values, or how they follow from the element's other attributes: not at all when those are wrong. */
  readonly values?: readonly string[] | ((written: Written) => readonly string[] | undefined);
  /** Takes several values, with commas between. */
  readonly list?: true;
  /** What the element shows without the attribute. An attribute that does not say so has to be written. */
  readonly without?: Localized;
}

export type Attributes = Readonly<Record<string, Attribute>>;

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
export interface WriterComponent {
  /** What it is for, in a sentence. */
  readonly purpose: Localized;
  /** Folder of what draws it, from `src/components`: its own, or that of the component for other components in `draws`. */
  readonly file: string;
  readonly attributes: Attributes;
  /** Names of attributes of which an element has exactly one. */
  readonly oneOf?: readonly string[];
  /** It is words of a sentence: a paragraph when it stands alone on its line. */
  readonly isPhrase?: true;
  /** How it is written in a page; in both languages when it holds words. */
  readonly example: string | Localized;
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
