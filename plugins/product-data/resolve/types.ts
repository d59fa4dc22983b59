import type {Context} from '../context';

/** Attributes of the element as the writer wrote them; one without a value is an empty string. */
export type Attributes = Readonly<Record<string, string | undefined>>;

/** A heading that the component draws, for the table of contents. */
export interface DrawnHeading {
  readonly id: string;
  readonly value: string;
}

export interface Resolved {
  /** What the component gets as its `data`: only this element's records, in one language. */
  readonly data: unknown;
  readonly headings?: readonly DrawnHeading[];
}

/**
 * Finds the records that an element asks for.
 * @throws ProductDataProblem when it asks for something the data does not have.
 */
export interface Resolver {
  readonly attributes: readonly string[];
  readonly resolve: (attributes: Attributes, context: Context) => Resolved;
}
