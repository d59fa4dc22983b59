/**
 * Address of the index that belongs to a page's language and release.
 *
 * @throws Error when the page does not name it
 */
export function indexIn(page: Document): string {
  const address = page.querySelector<HTMLMetaElement>('meta[name="search-index"]')?.content;
  if (!address) {
    throw new Error('The page has no <meta name="search-index">.');
  }
  return address;
}

/** Asks for this page's index before the scripts that read it are there; once. */
export function askAhead(): void {
  const href = indexIn(document);
  if (!document.querySelector(`link[href="${href}"]`)) {
    document.head.append(
      Object.assign(document.createElement('link'), {rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href}),
    );
  }
}
