// Stands in for the framework's prefetch, which writes a tag for every route that needs a file; see index.ts.
const requested = new Set();

function request(url) {
  const link = document.createElement('link');
  if (!link.relList.supports('prefetch')) {
    // Safari: an ordinary request fills the same cache.
    return fetch(url);
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
const isHere = (url) => performance.getEntriesByName(new URL(url, location.href).href).length > 0;

/** Fetches a file ahead of need, once. A failure is no matter: the file is asked for again when it is needed. */
export default async function prefetch(url) {
  if (!requested.has(url) && !isHere(url)) {
    requested.add(url);
    await request(url).catch(() => undefined);
  }
}
