/** One comparison in the order of a language. */
const comparison = /([\w.[\]]+)\.localeCompare\(([\w.[\]]+)\)/g;

/**
 * Bundler's loader for a module that sorts names by `localeCompare`: sorts them by their letters' numbers.
 *
 * @param {string} source a module that sorts names of which no two are the same
 * @returns {string} the same module, without a rule of any language
 * @throws when the module sorts in another way, as after an upgrade
 */
module.exports = function plainSortingLoader(source) {
  const plain = source.replace(comparison, '($1 < $2 ? -1 : 1)');
  if (plain === source || plain.includes('localeCompare')) {
    throw new Error(
      `packages/lean-delivery/plainSorting: ${this.resourcePath} does not sort by localeCompare as it did. See there how it sorts now, and correct replaced.ts.`,
    );
  }
  return plain;
};
