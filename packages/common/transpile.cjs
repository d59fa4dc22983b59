/**
 * First module of a process of the framework: has its loader of configuration (jiti 1) transpile by SWC, which
 * the framework's own bundler brings along. Babel takes some seconds for the modules of a configuration and its plugins
 * the first time; the loader keeps what it got. Without either package all stays as it is.
 */
const {createRequire} = require('node:module');
const path = require('node:path');

const from = (name) => createRequire(createRequire(path.join(process.cwd(), 'package.json')).resolve(name));

function bySwc(swc, babel) {
  return (given) => {
    const {source, filename, ts} = given;
    try {
      const jsc = {parser: {syntax: ts ? 'typescript' : 'ecmascript'}, target: 'es2022'};
      return swc().transformSync(source, {filename, swcrc: false, configFile: false, jsc, module: {type: 'commonjs'}});
    } catch {
      // Of a fault Babel says more, and as the framework expects it.
      return babel(given);
    }
  };
}

// Node's own search for `./module` then finds a file of TypeScript at once. Without, the loader tries its endings one by
// one, each a thrown error: half the time of a configuration.
for (const ending of ['.ts', '.tsx']) {
  require.extensions[ending] ??= require.extensions['.js'];
}

try {
  const ofBundler = from('@docusaurus/faster/package.json');
  const ofLoader = createRequire(from('@docusaurus/utils/package.json').resolve('jiti'));
  const file = ofLoader.resolve('../dist/babel.js');
  const babel = (given) => {
    delete require.cache[file];
    return ofLoader(file)(given);
  };
  require.cache[file] = {id: file, filename: file, loaded: true, exports: bySwc(() => ofBundler('@swc/core'), babel)};
} catch {
  // Another framework, or its other bundler.
}
