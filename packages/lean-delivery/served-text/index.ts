import {createRequire} from 'node:module';
import path from 'node:path';
import type {PageEdit} from '../../finished-pages';
import type {Measure} from '../measure';
import {dataId} from './servedPage';

/** The module of the framework that looks up how a chunk is loaded. */
export const importer = '@docusaurus/core/lib/client/exports/ComponentCreator.js';

const registry = path.join(__dirname, 'registry.ts');

/**
 * Spares the reader the text of the page they came to as a script: the framework (3.7.0) fetches it
 * once more to hydrate it, 10.5 KB gzip at the median. README.md says how.
 */
export const servedText: Measure = {
  name: 'served-text',
  part({siteDir, isServer, isProduction}) {
    if (isServer || !isProduction) {
      return undefined;
    }
    const {resolve} = createRequire(path.join(siteDir, 'package.json'));
    return {rules: [{include: resolve(importer), resolve: {alias: {'@generated/registry$': registry}}}]};
  },
  expectations: () => [
    {
      present: true,
      matches: (file) => file === registry,
      otherwise: `registry.ts is not in the build, so every page would fetch its text once more. See how ${importer} asks for the registry now.`,
    },
  ],
};

const dataElement = new RegExp(`<script\\b[^>]*\\bid="?${dataId}\\b[^>]*>\\{"chunk":"([^"]+)".*?</script>`, 's');

/** Name of the chunk whose text a finished page has in itself; `undefined` for a page of another kind. */
export const servedChunk = (html: string) => dataElement.exec(html)?.[1];

/** Puts the data of a page last: nothing of it is painted, and in the head it would hold the text up. */
export const pageData = {
  name: 'page-data',
  prepare: () => () => (html) => {
    const element = dataElement.exec(html)?.[0];
    return element === undefined ? html : `${html.replace(element, '')}${element}`;
  },
} satisfies PageEdit;
