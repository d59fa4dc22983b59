/** What a site says of its pages, so that each of them sends what it needs and nothing else. */
export interface DeliveryOptions {
  /** Scripts of one name each, and the modules in them, by their absolute path; the first that fits holds. */
  readonly chunks: Readonly<Record<string, readonly RegExp[]>>;
  /** Stylesheets of what only some pages show: name, and the source files in it, relative to the site. */
  readonly stylesheets: Readonly<Record<string, readonly string[]>>;
  /** File that stands in for all stylesheets of the classic theme, relative to the site. */
  readonly themeStylesheet: string;
  /** Files that are fetched ahead beside the chunks of a route, for routes that have such a property. */
  readonly ahead: Readonly<
    Record<string, {readonly chunks?: readonly string[]; readonly stylesheets?: readonly string[]}>
  >;
}
