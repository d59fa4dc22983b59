const requested = new Set<string>();

/** Firefox holds such links to `default-src` (w3c/webappsec-csp#107), which is 'none' in our policy (deploy/headers). */
const isFirefox = () => CSS.supports('-moz-appearance', 'none');

function request(url: string): Promise<unknown> {
  const link = document.createElement('link');
  if (!link.relList.supports('prefetch') || isFirefox()) {
    // An ordinary request fills the same cache, when its answer is read to the end.
    return fetch(url, {priority: 'low'}).then((response) => response.arrayBuffer());
  }
  return new Promise((resolve, reject) => {
    link.rel = 'prefetch';
    link.href = url;
    link.onload = resolve;
    link.onerror = reject;
    document.head.append(link);
  });
}

/** Did the page itself ask for it? */
const isHere = (url: string) => performance.getEntriesByName(new URL(url, location.href).href).length > 0;

/**
 * Fetches a file ahead of need, once; the framework's own writes a tag for every route that needs it. A
 * failure is no matter: the file is asked for again when it is needed.
 */
export default async function prefetch(url: string): Promise<void> {
  if (!requested.has(url) && !isHere(url)) {
    requested.add(url);
    await request(url).catch(() => undefined);
  }
}
