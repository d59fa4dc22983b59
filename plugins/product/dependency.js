/** Bundler's loader that has a page compiled again when its note (`changes.ts`) is written. */
module.exports = function dependencyLoader(source) {
  this.addMissingDependency(this.getOptions().noteOf(this.resourcePath));
  return source;
};
