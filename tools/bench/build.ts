import {mkdirSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {ScratchSite} from '../lib/scratchSite';

/** What a build took. */
export interface BuildCost {
  readonly seconds: number;
  /** Processor time of the build, all threads, in seconds; other work on the machine touches it less. */
  readonly cpuSeconds: number;
  /** Greatest resident memory, in MB. */
  readonly peakMegabytes: number;
}

/** Runs in the build's process and writes what it used when it ends. */
const account = (file: string) =>
  `import {writeFileSync} from 'node:fs';process.on('exit',()=>{` +
  `const {maxRSS,userCPUTime,systemCPUTime}=process.resourceUsage();` +
  `writeFileSync(${JSON.stringify(file)},JSON.stringify({maxRSS,cpu:userCPUTime+systemCPUTime}))})`;

/** What a build leaves for the next one. The framework's loader keeps transpiled modules in the folder for temporary files. */
const [generated, kept] = ['.docusaurus', '.cache'];

/**
 * Builds a site and says what that took.
 *
 * @param flags of Node
 * @param args of `docusaurus build`
 * @throws with the output of a build that failed
 */
export async function measuredBuild(
  site: ScratchSite,
  flags: readonly string[],
  args: readonly string[] = [],
): Promise<BuildCost> {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  const file = path.join(dir, 'usage.json');
  const TMPDIR = path.join(site.dir, kept, 'tmp');
  mkdirSync(TMPDIR, {recursive: true});
  const begin = performance.now();
  // Room for 2000 pages; the same for both sites.
  const options = `--max-old-space-size=8192 --import data:text/javascript,${encodeURIComponent(account(file))}`;
  const {status, output} = await site.build(args, {NODE_OPTIONS: options, TMPDIR}, flags);
  const seconds = (performance.now() - begin) / 1000;
  if (status !== 0) {
    throw new Error(`The build in ${site.dir} failed:\n${output}`);
  }
  const {maxRSS, cpu} = JSON.parse(readFileSync(file, 'utf8')) as {maxRSS: number; cpu: number};
  rmSync(dir, {recursive: true});
  return {seconds, cpuSeconds: cpu / 1e6, peakMegabytes: maxRSS / 1024};
}

/** Cold (nothing generated, nothing cached) and then warm. */
export async function coldAndWarm(
  site: ScratchSite,
  flags: readonly string[],
): Promise<{readonly cold: BuildCost; readonly warm: BuildCost}> {
  [generated, kept].forEach((name) => rmSync(path.join(site.dir, name), {recursive: true, force: true}));
  return {cold: await measuredBuild(site, flags), warm: await measuredBuild(site, flags)};
}
