/** Ids of the documents below a category, in whatever sidebar. */
function inCategories(items, below = false) {
  return items.flatMap((item) => {
    if (item.type === 'category') return inCategories(item.items, true);
    return below && item.docId !== undefined ? [item.docId] : [];
  });
}

/**
 * Bundler's loader for the data of a docs version: of each document, leaves what the card of a category shows.
 *
 * @param {string} source JSON that the framework has generated; other data than a version's stay as they are
 * @returns {string} the same, smaller
 */
module.exports = function categoryCardsLoader(source) {
  const data = JSON.parse(source);
  const {docs, docsSidebars} = data.version ?? {};
  if (docs === undefined || docsSidebars === undefined) {
    return source;
  }
  const shown = new Set(Object.values(docsSidebars).flatMap((items) => inCategories(items)));
  data.version.docs = Object.fromEntries([...shown].map((id) => [id, {description: docs[id].description}]));
  return JSON.stringify(data);
};
