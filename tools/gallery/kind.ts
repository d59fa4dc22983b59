import type {Page} from 'playwright-core';

/** A kind of page, or a state in which it can be. */
export interface Kind {
  readonly name: string;
  /** Address of an example, without language prefix. */
  readonly route: string;
  /** Brings the page into the state to be looked at, before it is opened and after. */
  readonly before?: (page: Page) => Promise<void>;
  readonly after?: (page: Page) => Promise<void>;
  /** It is a state of the variant (tests/lib/variant.ts), which `npm test -- variant` builds. */
  readonly ofVariant?: true;
  /** The only widths at which it is to be seen. */
  readonly widths?: readonly number[];
  /** Selector of what the tests look at; the whole page when left out. */
  readonly part?: string;
}
