/** Bundler's loader that has a page compiled again when the facts have changed. */
module.exports = function dependencyLoader(source) {
  this.addDependency(this.getOptions().note);
  return source;
};
