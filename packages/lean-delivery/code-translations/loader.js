/** An id as it stands in code: `'yt.search.open'`. */
const literal = /(['"`])([\w.-]+)\1/g;

/**
 * Bundler's loader that gives a module the translations of the messages it names.
 *
 * @param {string} source a module
 * @returns {string} the same module, with its translations put where the framework looks for them
 */
module.exports = function codeTranslationsLoader(source) {
  const {translations} = this.getOptions();
  const ids = [...source.matchAll(literal)].map(([, , id]) => id).filter((id) => Object.hasOwn(translations, id));
  if (ids.length === 0) {
    return source;
  }
  const own = Object.fromEntries(ids.map((id) => [id, translations[id]]));
  // Before the module's own statements, some of which translate at once.
  return `import codeTranslations from '@generated/codeTranslations';\nObject.assign(codeTranslations, ${JSON.stringify(own)});\n${source}`;
};
