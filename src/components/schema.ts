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

type Value<A> = A extends {readonly list: true}
  ? readonly string[]
  : A extends {readonly values: readonly (infer V)[]}
    ? V
    : string;

type OptionalName<A> = {[Name in keyof A]: A[Name] extends {readonly without: Localized} ? Name : never}[keyof A];

/** Attributes as a component or its resolver gets them. */
export type Values<A> = {readonly [Name in Exclude<keyof A, OptionalName<A>>]: Value<A[Name]>} & {
  readonly [Name in OptionalName<A>]?: Value<A[Name]>;
};

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

interface Description<A extends Attributes> {
  /** What it is for, in a sentence. */
  readonly purpose: Localized;
  readonly attributes: A;
  /** Names of attributes of which an element has exactly one. */
  readonly oneOf?: readonly (keyof A & string)[];
  /** It is words of a sentence: a paragraph when it stands alone on its line. */
  readonly isPhrase?: true;
  /** How it is written in a page; in both languages when it holds words. */
  readonly example: string | Localized;
}

/** Finds the records that an element asks for. Its attributes are right by then. */
type Resolve<A, Data> = (values: Values<A>, context: Context) => Resolved<Data>;

/** What the build, the checks and the editors know of a component: the export `writer` of its `writer.ts`. */
export interface WriterComponent extends Description<Attributes> {
  readonly resolve?: Resolve<Readonly<Record<string, never>>, unknown>;
}

type PropsOf<Component> = Component extends (props: infer Props) => unknown ? Props : never;
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
/** Names that one of two types has alone, or `their types`. */
type Differing<A, B> = [keyof A] extends [keyof B]
  ? [keyof B] extends [keyof A]
    ? 'their types'
    : Exclude<keyof B, keyof A> & string
  : Exclude<keyof A, keyof B> & string;

/**
 * Holds a `writer.ts` to its component: with a property `data` there is a resolver that gives it,
 * otherwise the attributes are the component's own properties.
 */
export type WriterOf<Component, A extends Attributes = Record<never, Attribute>> = Description<A> &
  (PropsOf<Component> extends {readonly data: infer Data}
    ? {readonly resolve: Resolve<A, Data>}
    : Same<Values<A>, Omit<PropsOf<Component>, 'children'>> extends true
      ? unknown
      : {
          readonly attributes: `these differ from the properties of the component: ${Differing<
            Values<A>,
            Omit<PropsOf<Component>, 'children'>
          >}`;
        });
