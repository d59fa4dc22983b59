/** Address of the index that belongs to a page. */
export function indexAddressIn(page: Document): string {
  const address = page.querySelector<HTMLMetaElement>('meta[name="search-index"]')?.content;
  if (!address) {
    throw new Error('The page names no search index: <meta name="search-index"> is missing (plugins/search writes it).');
  }
  return address;
}
