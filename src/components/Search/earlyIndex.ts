/**
 * Script of the results page: when its address has a query, the index is asked for together with the page's own
 * scripts. Theirs is then answered by the browser's cache, or waits there for this one.
 */
const index = document.querySelector<HTMLMetaElement>('meta[name="search-index"]')?.content;

if (index && new URLSearchParams(window.location.search).get('q')) {
  void fetch(index);
}

export {};
