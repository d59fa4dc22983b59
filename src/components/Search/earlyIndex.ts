/**
 * Script of the results page: when its address has a query, the index is asked for together with the page's own
 * scripts, instead of by them.
 */
const index = document.querySelector<HTMLMetaElement>('meta[name="search-index"]')?.content;

if (index && new URLSearchParams(window.location.search).get('q')) {
  const link = document.createElement('link');
  Object.assign(link, {rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: index});
  document.head.append(link);
}

export {};
