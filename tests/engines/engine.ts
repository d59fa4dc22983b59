/** Size of a window's content in CSS pixels. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
}

export const desktop: Viewport = {width: 1280, height: 800};
export const phone: Viewport = {width: 360, height: 740};

/** A window of its own, with an empty cache. */
export interface Visit {
  /** Uncaught errors, and what the console says, of an engine whose driver reports them; grows. */
  readonly errors: readonly string[];
  /** Addresses that it has asked for, of an engine whose driver reports them; grows. */
  readonly requests: readonly string[];
  /** Goes to an address, as a reader who types it. */
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page; it knows nothing of what surrounds it here. */
  evaluate<Result, Args extends unknown[]>(run: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>;
  /** Presses the pointer's button at a point of the window, in CSS pixels. */
  pressAt(x: number, y: number): Promise<void>;
  /** Types letters. */
  type(text: string): Promise<void>;
  press(key: 'Enter' | 'Tab' | 'Escape'): Promise<void>;
  /** The page on paper, as PDF, of an engine whose driver can print. */
  print?(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** What is read in the browsers. */
export interface Site {
  /** Addresses that its server was asked for, in order, without the query; grows. */
  readonly requests: string[];
  /** What its policy blocked: directive and address; grows. */
  readonly blocked: string[];
  start(): Promise<void>;
  stop(): void;
  /** Whole address of a route. */
  address(route: string): string;
}

/** A browser that a list of behaviours is driven in. */
export interface Engine {
  /** @throws when the browser is not there; `npm test -- engines` installs it first */
  start(): Promise<void>;
  stop(): Promise<void>;
  visit(viewport: Viewport): Promise<Visit>;
}
