import {cpSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {delivery} from '../../config/delivery';
import {ScratchSite} from '../lib/scratchSite';
import {projectRoot} from '../lib/paths';

/** The sites that are compared. */
export const siteNames = ['ours', 'stock'] as const;
export type SiteName = (typeof siteNames)[number];

/** A value per site. */
export type Both<T> = Readonly<Record<SiteName, T>>;

/** The same for both sites, one after the other. */
export async function forBoth<T>(make: (name: SiteName) => Promise<T> | T): Promise<Both<T>> {
  return {ours: await make('ours'), stock: await make('stock')};
}

/** What `create-docusaurus` 3.7.0 writes into package.json. */
const stockBrowsers = {
  production: ['>0.5%', 'not dead', 'not op_mini all'],
  development: ['last 3 chrome version', 'last 3 firefox version', 'last 5 safari version'],
};

function withStockBrowsers(file: string): void {
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({...manifest, browserslist: stockBrowsers}));
}

/** Turns a copy of the project into the twin that twin/config.ts describes. */
function makeTwin({dir}: ScratchSite): void {
  const at = (name: string) => path.join(dir, name);
  ['src/theme', 'src/css', 'src/client', 'src/pages/search.tsx'].forEach((name) => rmSync(at(name), {recursive: true}));
  // What components import; no style of ours is in the twin.
  mkdirSync(at('src/css'));
  // Figures are drawn during the build with the widths of the font that it names; no page is sent it.
  cpSync(path.join(projectRoot, 'src/css/tokens.css'), at('src/css/tokens.css'));
  Object.values(delivery.stylesheets)
    .flat()
    .filter((file) => file.startsWith('src/css/'))
    .forEach((file) => writeFileSync(at(file), ''));
  const twin = path.join(projectRoot, 'tools/bench/twin');
  cpSync(path.join(twin, 'config.ts'), at('tools/bench/twin/config.ts'), {recursive: true});
  cpSync(path.join(twin, 'MDXComponents.tsx'), at('src/theme/MDXComponents.tsx'));
  cpSync(path.join(twin, 'Sample.tsx'), at('src/components/Sample/index.tsx'));
  writeFileSync(at('docusaurus.config.ts'), "export {default} from './tools/bench/twin/config';\n");
  withStockBrowsers(at('package.json'));
}

/** A copy of the project, ours as it stands or its twin in the stock theme. */
export function makeSite(name: SiteName): ScratchSite {
  const site = new ScratchSite(`bench-${name}`);
  if (name === 'stock') {
    makeTwin(site);
  }
  return site;
}
