import {existsSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';
import {environment} from '../../config/environment';
import {buildDir, projectRoot} from '../lib/paths';
import {run} from '../lib/run';
import {writeOffline} from '../offline/write';
import {buildLanguages} from './languages';

/**
 * What the framework lets through in silence: a page without its translation is built from the
 * Swedish text, a stray encoding as it stands. And faults of components, of which it reports the first
 * alone, in a hundred lines. They are asked while the build begins.
 */
const refusals = ['encoding', 'figures', 'front-matter', 'parity', 'components'];

/**
 * Builds both languages beside `build/` and puts the result there only when the build has
 * succeeded: the framework leaves a plausible-looking folder behind when it fails half-way.
 *
 * @param outDir folder for the finished build, absolute
 * @param env variables of config/environment.ts
 * @returns 0, or the exit status of the checks or of the framework's build, or 1
 */
export async function build(outDir = buildDir, env: Record<string, string> = {}): Promise<number> {
  const unfinished = `${outDir}-unfinished`;
  rmSync(unfinished, {recursive: true, force: true});
  const refusal = run(process.execPath, ['--import', 'tsx', 'tools/check/cli.ts', ...refusals]);
  const status = await buildLanguages(projectRoot, unfinished, env, refusal);
  if (status !== 0) {
    rmSync(unfinished, {recursive: true, force: true});
    const why = (await refusal) === 0 ? 'The build failed;' : 'Not built: mend what is above first.';
    console.error(`${why} ${path.relative(projectRoot, outDir)} is as it was.`);
    return status;
  }
  try {
    // The page of the switch is made from a page as packages/lean-delivery sends it.
    if (!environment.withoutLeanDelivery) writeOffline(unfinished);
  } catch (error) {
    rmSync(unfinished, {recursive: true, force: true});
    console.error(`${(error as Error).message}\n${path.relative(projectRoot, outDir)} is as it was.`);
    return 1;
  }
  const previous = `${outDir}-previous`;
  rmSync(previous, {recursive: true, force: true});
  if (existsSync(outDir)) {
    renameSync(outDir, previous);
  }
  renameSync(unfinished, outDir);
  rmSync(previous, {recursive: true, force: true});
  return 0;
}
