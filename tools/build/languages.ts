import {renameSync, rmSync} from 'node:fs';
import path from 'node:path';
import {PassThrough, type Readable} from 'node:stream';
import {finished} from 'node:stream/promises';
import {spawnBound} from '../../packages/bilingual-dev';
import {transpiler} from '../../packages/common';
import {localeIds, sourceLocale, type LocaleId} from '../../src/lib/locales';

/** Options of Node for the framework's build: the configuration is transpiled by SWC. */
const buildFlags = ['--require', transpiler];

const program = path.join(import.meta.dirname, 'language.cjs');

/** What a program prints, kept until somebody reads it; the program never waits for that. */
const kept = (stream: Readable) => stream.pipe(new PassThrough({highWaterMark: Number.MAX_SAFE_INTEGER}));

/** Begins a language's build, in a process of its own. */
function startBuild(locale: LocaleId, siteDir: string, outDir: string, env: Readonly<Record<string, string>>) {
  const child = spawnBound([...buildFlags, program, locale, outDir], {
    cwd: siteDir,
    env: {
      ...process.env,
      ...(process.stdout.isTTY && {FORCE_COLOR: '1'}),
      NODE_ENV: 'production',
      BABEL_ENV: 'production',
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus-build-${locale}`,
      NO_UPDATE_NOTIFIER: '1',
      ...env,
    },
  });
  const [out, errors] = [kept(child.stdout!), kept(child.stderr!)];
  const status = new Promise<number>((resolve) => child.on('close', (code) => resolve(code ?? 1)));
  return {
    /** Prints what the build has said and says, to the last line; returns its exit status. */
    async show(): Promise<number> {
      out.pipe(process.stdout, {end: false});
      errors.pipe(process.stderr, {end: false});
      await Promise.all([finished(out), finished(errors)]);
      return status;
    },
    async stop(): Promise<void> {
      child.kill();
      await status;
    },
  };
}

/**
 * Builds all languages at the same time, and prints what they say one after the other. The framework builds them in
 * turn, with a processor idle for half of it.
 *
 * @param siteDir folder of the site, absolute
 * @param outDir folder for the finished build, absolute
 * @param env variables of config/environment.ts
 * @param allowed exit status of what decides meanwhile whether there is to be a build; nothing is printed before it
 * @returns 0, or the exit status of what failed first: `allowed`, or a language that could not be built
 */
export async function buildLanguages(
  siteDir: string,
  outDir: string,
  env: Readonly<Record<string, string>> = {},
  allowed: Promise<number> = Promise.resolve(0),
): Promise<number> {
  // The framework empties the folder of the source language, and puts each other language into one below its own.
  const parts = localeIds.map((locale) => ({locale, dir: locale === sourceLocale ? outDir : `${outDir}-${locale}`}));
  const builds = parts.map(({locale, dir}) => startBuild(locale, siteDir, dir, env));
  const others = parts.filter(({dir}) => dir !== outDir);
  try {
    for (const ended of [() => allowed, ...builds.map((build) => () => build.show())]) {
      const status = await ended();
      if (status !== 0) {
        return status;
      }
    }
    others.forEach(({locale, dir}) => renameSync(path.join(dir, locale), path.join(outDir, locale)));
    return 0;
  } finally {
    await Promise.all(builds.map((build) => build.stop()));
    others.forEach(({dir}) => rmSync(dir, {recursive: true, force: true}));
  }
}
