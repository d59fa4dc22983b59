/**
 * Ejected from theme-classic 3.7.0 (theme/SearchMetadata).
 * Why: there it names, for the crawler of DocSearch, which this site does not have, six things on every page.
 * Unnecessary from: no released version.
 */
export default function SearchMetadata(): null {
  return null;
}
