import {mkdir, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {bundle} from '../bundle';
import {plainHtml, type ComparedPage} from '../pages';
import {listed, type Contender, type Material} from './engine';

const name = '@easyops-cn/docusaurus-search-local';

interface Module {
  default(context: object, options: object): {postBuild(props: object): Promise<void>};
  validateOptions(input: {options: object; validate(schema: {validate(value: object): {value: object; error?: Error}}, value: object): object}): object;
}

/** The sections that its documentation wants to be told of. */
const docsRouteBasePath = ['report', 'api', 'data-sources', 'internal'];

/**
 * As its documentation advises for a site in these languages: both stemmers, all sections, an index
 * whose name follows its content; and two wrong letters instead of one, which did better here.
 */
const options = {
  language: ['en', 'sv'], hashed: 'filename', indexBlog: false, docsRouteBasePath, docsDir: '.', fuzzyMatchingDistance: 2, searchResultLimits: listed,
};

function validated({validateOptions}: Module): object {
  return validateOptions({
    options,
    validate(schema, value) {
      const {value: whole, error} = schema.validate(value);
      if (error) {
        throw error;
      }
      return whole;
    },
  });
}

/** Where the files of a language begin: its pages look as they do on the site. */
const baseUrlOf = ({language}: Material) => (language === 'sv' ? '/' : '/en/');

async function writePages(pages: readonly ComparedPage[], material: Material): Promise<void> {
  for (const page of pages) {
    const file = path.join(material.outDir, `${page.url.slice(baseUrlOf(material).length)}.html`);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, plainHtml(page, material.language, false));
  }
}

/** Address as its interface makes it: the page, and the heading when the entry is one. */
const source = (worker: string) => `
import {SearchWorker} from ${JSON.stringify(worker)};
export async function load() {
  const worker = new SearchWorker();
  await worker.fetchIndexes('/', '');
  return async (query) => {
    const found = await worker.search('/', '', query, ${listed});
    return found.map(({document: {u, h}}) => [u + (h ?? '')]);
  };
}`;

/** The plugin's own indexing of pages, and its own search code, taken out of its worker so that its time is seen. */
export const easyops: Contender = {
  name: 'docusaurus-search-local',
  async prepare(material) {
    const {outDir, packages, pages} = material;
    const require = createRequire(path.join(packages, 'package.json'));
    const plugin = require(name) as Module;
    const baseUrl = baseUrlOf(material);
    await writePages(pages, material);
    const context = {generatedFilesDir: outDir, siteDir: outDir, siteConfig: {themeConfig: {}}};
    const routesPaths = pages.map(({url}) => url);
    await plugin.default(context, validated(plugin)).postBuild({routesPaths, outDir, baseUrl, siteConfig: {trailingSlash: false}, plugins: []});
    const client = path.join(packages, 'node_modules', name, 'dist/client/client/theme/worker.js');
    const generated = path.join(outDir, name, 'default/generated-constants.js');
    await bundle(source(client), path.join(outDir, 'engine.js'), {
      packages,
      resolveDir: packages,
      alias: {[`@generated/${name}/default/generated-constants.js`]: generated},
    });
  },
};
