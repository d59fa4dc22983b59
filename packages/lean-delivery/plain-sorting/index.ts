import {createRequire} from 'node:module';
import path from 'node:path';
import type {Measure} from '../measure';

/** Modules of the framework that every page runs. What they sort is not shown, so any order that stays will do. */
const sorting = [
  // The paths of the docs plugins.
  {of: '@docusaurus/plugin-content-docs', file: 'client/docsClientUtils.js'},
  // The names of a component's properties.
  {of: '@docusaurus/theme-common', file: 'utils/reactUtils.js'},
];

/** The first text that a browser sorts by the rules of a language makes it read those rules: 50 ms on a slow phone. */
export const plainSorting: Measure = {
  name: 'plain-sorting',
  part({siteDir, isServer}) {
    const {resolve} = createRequire(path.join(siteDir, 'package.json'));
    const include = sorting.map(({of, file}) => path.join(path.dirname(resolve(of)), file));
    return isServer ? undefined : {rules: [{include, use: [path.join(__dirname, 'loader.js')]}]};
  },
};
