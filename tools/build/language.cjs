/**
 * Builds one language of the site in the current folder: `node language.cjs <language> <folder>`. As the framework's own
 * command does it for each of several languages in turn; given a single one, that command leaves the language's path out.
 */
const {createRequire} = require('node:module');
const path = require('node:path');
const {inspect} = require('node:util');

const ofSite = createRequire(path.join(process.cwd(), 'package.json'));
const {buildLocale} = ofSite('@docusaurus/core/lib/commands/build/buildLocale');
const {logger} = ofSite('@docusaurus/logger');

function fail(error) {
  logger.error(inspect(error, {depth: Infinity}));
  process.exit(1);
}

const [locale, outDir] = process.argv.slice(2);
process.on('unhandledRejection', fail);
buildLocale({siteDir: process.cwd(), locale, cliOptions: {outDir}}).catch((cause) =>
  fail(new Error(`Unable to build website for locale ${locale}.`, {cause})),
);
