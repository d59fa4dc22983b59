/** Keys of the site's configuration that only the build reads. */
const buildOnly = [
  'clientModules',
  'headTags',
  // Components read the context's own `i18n`, which says more.
  'i18n',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'stylesheets',
  'themes',
];
/** The same below other keys. The blog's part is there without a blog. */
const buildOnlyBelow = {future: ['experimental_faster', 'experimental_storage'], themeConfig: ['blog']};
const start = 'export default ';

/**
 * Bundler's loader for the generated module with the site's configuration: leaves out what only the build reads.
 *
 * @param {string} source the generated module: a comment, and JSON as its default export
 * @returns {string} the same module, smaller
 * @throws when the module is not of that form, as after an upgrade
 */
module.exports = function clientConfigLoader(source) {
  const [, json] = source.split(start);
  if (json === undefined) {
    throw new Error(
      `packages/lean-delivery/client-config: the generated docusaurus.config.mjs does not say "${start}". See @docusaurus/core (lib/server/site.js).`,
    );
  }
  const config = JSON.parse(json.trim().replace(/;$/, ''));
  buildOnly.forEach((key) => delete config[key]);
  for (const [parent, keys] of Object.entries(buildOnlyBelow)) {
    keys.forEach((key) => delete config[parent]?.[key]);
  }
  return start + JSON.stringify(config);
};
