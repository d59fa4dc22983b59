/**
 * `npm run gallery`: photographs the finished build, each kind of page and each state of one in both languages
 * and modes at five widths, and puts the pictures with an `index.html` into `.cache/gallery`.
 *
 * `-- --kind home,print`    some kinds of tools/gallery/kinds.ts
 * `-- --language en`        one language
 * `-- --mode dark`          one mode
 * `-- --width 360,1280`     some of the widths 320, 360, 768, 1280 and 1920
 * `-- --whole`              whole pages instead of the first 1000 pixels
 * `-- --build folder`       another build than `build/`
 *
 * States of the variant are left out until `npm test -- variant` has built it.
 */
import {existsSync} from 'node:fs';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {chromium, type Browser, type BrowserContext} from 'playwright-core';
import {ensureChromium} from '../lib/chromium';
import {buildDir, projectRoot, variantBuild} from '../lib/paths';
import {createPreviewServer, listen} from '../serve/server';
import {album, fileName, type Shot} from './album';
import type {Kind} from './kind';
import {type Options, readOptions} from './options';

const outDir = path.join(projectRoot, '.cache/gallery');
const height = 1000;
/** Time for what moves to have come to rest, in milliseconds. */
const rest = 500;

async function photograph(
  context: BrowserContext,
  origin: string,
  kind: Kind,
  shot: Shot,
  whole: boolean,
): Promise<void> {
  const page = await context.newPage();
  await page.setViewportSize({width: shot.width, height});
  await kind.before?.(page);
  await page.goto(origin + (shot.language === 'sv' ? '' : `/${shot.language}`) + kind.route);
  await page.waitForSelector('html[data-has-hydrated="true"], .yt-crash', {state: 'attached'});
  await kind.after?.(page);
  await page.waitForTimeout(rest);
  await page.screenshot({path: path.join(outDir, fileName(shot)), fullPage: whole});
  await page.close();
}

/** A visitor who has been here before: a first visit may keep the fallback of the font. */
async function visitor(browser: Browser, origin: string, mode: string): Promise<BrowserContext> {
  const context = await browser.newContext({reducedMotion: 'reduce'});
  await context.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
  const page = await context.newPage();
  await page.goto(origin, {waitUntil: 'networkidle'});
  await page.close();
  return context;
}

/** Photographs states of pages of a build. */
async function photographBuild(
  browser: Browser,
  dir: string,
  kinds: readonly Kind[],
  {languages, modes, widths, whole}: Options,
): Promise<Shot[]> {
  const server = createPreviewServer(dir);
  await listen(server, 0);
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const visitors = new Map(
    await Promise.all(modes.map(async (mode) => [mode, await visitor(browser, origin, mode)] as const)),
  );
  const shots: Shot[] = [];
  for (const kind of kinds) {
    const ofVisitors = await Promise.all(
      [...visitors].map(async ([mode, visitor]) => {
        const ofKind = languages.flatMap((language) =>
          (kind.widths ?? widths).map((width) => ({kind: kind.name, language, mode, width})),
        );
        for (const shot of ofKind) {
          await photograph(visitor, origin, kind, shot, whole);
        }
        return ofKind;
      }),
    );
    shots.push(...ofVisitors.flat());
    console.log(kind.name);
  }
  server.close();
  return shots;
}

const options = readOptions(process.argv.slice(2));
await rm(outDir, {recursive: true, force: true});
await mkdir(outDir, {recursive: true});
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const builds = [
  {dir: options.build ?? buildDir, kinds: options.kinds.filter(({ofVariant}) => !ofVariant)},
  {dir: variantBuild, kinds: options.kinds.filter(({ofVariant}) => ofVariant)},
].filter(({dir, kinds}) => kinds.length > 0 && existsSync(dir));
const shots: Shot[] = [];
for (const {dir, kinds} of builds) {
  shots.push(...(await photographBuild(browser, dir, kinds, options)));
}
await writeFile(path.join(outDir, 'index.html'), album(shots));
await browser.close();
console.log(`${shots.length} pictures: ${path.join(outDir, 'index.html')}`);
