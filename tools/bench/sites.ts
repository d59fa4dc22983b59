import {cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {delivery} from '../../config/delivery';
import {buildLanguages} from '../build/languages';
import {ScratchSite} from '../lib/scratchSite';
import {projectRoot} from '../lib/paths';
import type {Measured} from './figures';

/** The sites that are compared. */
export const siteNames = ['ours', 'stock'] as const;
type SiteName = (typeof siteNames)[number];

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
  cpSync(at('tools/bench/twin/Sample.tsx'), at('src/components/Sample/index.tsx'));
  writeFileSync(at('docusaurus.config.ts'), "export {default} from './tools/bench/twin/config';\n");
  const manifest = JSON.parse(readFileSync(at('package.json'), 'utf8')) as object;
  writeFileSync(at('package.json'), JSON.stringify({...manifest, browserslist: stockBrowsers}));
}

/** A copy of the project, ours as it stands or its twin in the stock theme. */
export function makeSite(name: SiteName): ScratchSite {
  const site = new ScratchSite(`bench-${name}`);
  if (name === 'stock') {
    makeTwin(site);
  }
  return site;
}

/** Runs in each process of a build and writes what it used when it ends. */
const account = (dir: string) =>
  `import {writeFileSync} from 'node:fs';process.on('exit',()=>{` +
  `const {maxRSS,userCPUTime,systemCPUTime}=process.resourceUsage();` +
  `writeFileSync(${JSON.stringify(dir)}+'/'+process.pid+'.json',JSON.stringify({maxRSS,cpu:userCPUTime+systemCPUTime}))})`;

/** Builds all languages: ours as `npm run build` does it, the twin by the framework's own command. */
async function build(name: SiteName, site: ScratchSite, env: Record<string, string>): Promise<void> {
  const {status, output} =
    name === 'ours'
      ? {status: await buildLanguages(site.dir, path.join(site.dir, 'build'), env), output: ''}
      : await site.build([], env);
  if (status !== 0) {
    throw new Error(`The build in ${site.dir} failed:\n${output}`);
  }
}

/**
 * Builds a site for which nothing has been generated or kept, and says what that took: seconds, processor time of all
 * threads, and the greatest resident memory, of processes that run side by side the sum of theirs.
 */
export async function coldBuild(name: SiteName, site: ScratchSite): Promise<Measured> {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  // The framework's loader keeps transpiled modules in the folder for temporary files.
  const TMPDIR = path.join(site.dir, '.cache/tmp');
  mkdirSync(TMPDIR, {recursive: true});
  const begin = performance.now();
  const options = `--import data:text/javascript,${encodeURIComponent(account(dir))}`;
  await build(name, site, {NODE_OPTIONS: options, TMPDIR});
  const seconds = (performance.now() - begin) / 1000;
  const used = readdirSync(dir).map(
    (file) => JSON.parse(readFileSync(path.join(dir, file), 'utf8')) as {maxRSS: number; cpu: number},
  );
  rmSync(dir, {recursive: true});
  const total = (figure: 'maxRSS' | 'cpu') => used.reduce((sum, process) => sum + process[figure], 0);
  return {seconds, cpuSeconds: total('cpu') / 1e6, peakMegabytes: total('maxRSS') / 1024};
}
