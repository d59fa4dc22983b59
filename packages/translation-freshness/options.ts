/** A docs plugin, by options that it was registered with. */
export interface DocsInstance {
  readonly id: string;
  /** Folder of the source pages, relative to the site. */
  readonly path: string;
  readonly routeBasePath: string;
}

/** What readers of a translation that is behind are shown, in the language of the translation. */
export interface NoticeWords {
  readonly title: string;
  /** That the source page has changed. */
  readonly changed: string;
  /** Stands before the list of the parts that have. */
  readonly parts: string;
  /** Stands before the last of them. */
  readonly and: string;
  /** Stands behind a part that is new. */
  readonly added: string;
  /** Names what stands above the first heading. */
  readonly top: string;
  /** Where to read on; the words in square brackets become the link to the source page. */
  readonly readSource: string;
}

export interface FreshnessOptions {
  /** Language that the pages are written in. */
  readonly source: string;
  /** Language that is held against it. */
  readonly translation: string;
  readonly docs: readonly DocsInstance[];
  /** Keys of the front matter that a translator translates, such as `title`. */
  readonly frontMatter: readonly string[];
  /** Command that records a review; the name of a page is put behind it. */
  readonly stampCommand: string;
  readonly notice: NoticeWords;
}

/** A site's folder, absolute, and how it is laid out. */
export interface Project extends FreshnessOptions {
  readonly siteDir: string;
}
