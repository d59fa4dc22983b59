import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {buildLanguages} from '../build/languages';
import type {ScratchSite} from '../lib/scratchSite';
import type {SiteName} from './sites';

/** What a build took. */
export interface BuildCost {
  readonly seconds: number;
  /** Processor time of the build, all threads, in seconds; other work on the machine touches it less. */
  readonly cpuSeconds: number;
  /** Greatest resident memory, in MB; of processes that run side by side the sum of theirs. */
  readonly peakMegabytes: number;
}

/** Runs in each process of the build and writes what it used when it ends. */
const account = (dir: string) =>
  `import {writeFileSync} from 'node:fs';process.on('exit',()=>{` +
  `const {maxRSS,userCPUTime,systemCPUTime}=process.resourceUsage();` +
  `writeFileSync(${JSON.stringify(dir)}+'/'+process.pid+'.json',JSON.stringify({maxRSS,cpu:userCPUTime+systemCPUTime}))})`;

/** What a build leaves for the next one. The framework's loader keeps transpiled modules in the folder for temporary files. */
const kept = '.cache';
const isLeft = (name: string) => name === kept || name.startsWith('.docusaurus');

/** A build with more in its environment. @throws with the output when it failed */
type Build = (env: Record<string, string>) => Promise<void>;

/** The build of all languages: ours as `npm run build` does it, the twin's by the framework's own command. */
const siteBuild: Readonly<Record<SiteName, (site: ScratchSite) => Build>> = {
  ours: (site) => async (env) => {
    if ((await buildLanguages(site.dir, path.join(site.dir, 'build'), env)) !== 0) {
      throw new Error(`The build in ${site.dir} failed.`);
    }
  },
  stock: (site) => async (env) => {
    const {status, output} = await site.build([], env);
    if (status !== 0) {
      throw new Error(`The build in ${site.dir} failed:\n${output}`);
    }
  },
};

/** Runs a build and says what that took. */
export async function measuredBuild(site: ScratchSite, build: Build): Promise<BuildCost> {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  const TMPDIR = path.join(site.dir, kept, 'tmp');
  mkdirSync(TMPDIR, {recursive: true});
  const begin = performance.now();
  const options = `--import data:text/javascript,${encodeURIComponent(account(dir))}`;
  await build({NODE_OPTIONS: options, TMPDIR});
  const seconds = (performance.now() - begin) / 1000;
  const used = readdirSync(dir).map(
    (file) => JSON.parse(readFileSync(path.join(dir, file), 'utf8')) as {maxRSS: number; cpu: number},
  );
  rmSync(dir, {recursive: true});
  const total = (figure: 'maxRSS' | 'cpu') => used.reduce((sum, process) => sum + process[figure], 0);
  return {seconds, cpuSeconds: total('cpu') / 1e6, peakMegabytes: total('maxRSS') / 1024};
}

/** Cold (nothing generated, nothing cached) and then warm. */
export async function coldAndWarm(
  name: SiteName,
  site: ScratchSite,
): Promise<{readonly cold: BuildCost; readonly warm: BuildCost}> {
  readdirSync(site.dir)
    .filter(isLeft)
    .forEach((left) => rmSync(path.join(site.dir, left), {recursive: true}));
  const build = siteBuild[name](site);
  return {cold: await measuredBuild(site, build), warm: await measuredBuild(site, build)};
}
