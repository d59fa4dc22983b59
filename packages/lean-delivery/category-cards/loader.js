const {readdirSync, readFileSync} = require('node:fs');
const path = require('node:path');

/** What the framework has generated for the same docs instance: data of versions, and of generated indexes. */
function dataBeside(file) {
  const dir = path.dirname(file);
  const names = readdirSync(dir).filter((name) => name.endsWith('.json'));
  return names.map((name) => JSON.parse(readFileSync(path.join(dir, name), 'utf8')));
}

const isVersion = ({version}) => version?.docs !== undefined && version.docsSidebars !== undefined;

/** Categories among items, at any depth. */
const categoriesIn = (items) =>
  items.flatMap((item) => (item.type === 'category' ? [item, ...categoriesIn(item.items)] : []));

const categoriesOf = ({docsSidebars}) => Object.values(docsSidebars).flatMap(categoriesIn);

/** What the cards of categories show of the documents in them. */
function shownDocs({docs}, categories) {
  const ids = categories.flatMap(({items}) => items.flatMap(({docId}) => docId ?? []));
  return Object.fromEntries([...new Set(ids)].map((id) => [id, {description: docs[id].description}]));
}

/** A version that leaves to the generated indexes what they show, and keeps what other pages of categories do. */
function leanVersion(data, beside) {
  const generated = beside.flatMap(({categoryGeneratedIndex}) => categoryGeneratedIndex?.permalink ?? []);
  const others = categoriesOf(data.version).filter(({href}) => href !== undefined && !generated.includes(href));
  return {...data, version: {...data.version, docs: shownDocs(data.version, others)}};
}

/** A generated index with what its cards show. */
function wholeIndex(data, beside) {
  const index = data.categoryGeneratedIndex;
  for (const {version} of beside.filter(isVersion)) {
    const own = categoriesOf(version).filter(({href}) => href === index.permalink);
    if (own.length > 0) {
      return {...data, categoryGeneratedIndex: {...index, docs: shownDocs(version, own)}};
    }
  }
  return data;
}

/**
 * Bundler's loader for what the docs plugin generates: descriptions of documents move from the data of their version
 * to the generated index that shows them.
 *
 * @param {string} source JSON; data that are neither stay as they are
 * @returns {string} the same, with what its cards show
 */
module.exports = function categoryCardsLoader(source) {
  const data = JSON.parse(source);
  if (isVersion(data)) {
    return JSON.stringify(leanVersion(data, dataBeside(this.resourcePath)));
  }
  return data.categoryGeneratedIndex ? JSON.stringify(wholeIndex(data, dataBeside(this.resourcePath))) : source;
};
