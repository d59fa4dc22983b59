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
 */
import {mkdir, rm, writeFile} from 'node:fs/promises';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {chromium, type Browser, type BrowserContext} from 'playwright-core';
import {ensureChromium} from '../lib/chromium';
import {buildDir, projectRoot} from '../lib/paths';
import {createPreviewServer, listen} from '../serve/server';
import {album, fileName, type Shot} from './album';
import type {Kind} from './kind';
import {readOptions} from './options';

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

const {kinds, languages, modes, widths, whole, build} = readOptions(process.argv.slice(2));
await rm(outDir, {recursive: true, force: true});
await mkdir(outDir, {recursive: true});
const server = createPreviewServer(build ?? buildDir);
await listen(server, 0);
const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const visitors = new Map(
  await Promise.all(modes.map(async (mode) => [mode, await visitor(browser, origin, mode)] as const)),
);
const shots: Shot[] = [];
for (const kind of kinds) {
  const ofKind = languages.flatMap((language) =>
    modes.flatMap((mode) =>
      (kind.width === undefined ? widths : [kind.width]).map((width) => ({kind: kind.name, language, mode, width})),
    ),
  );
  for (const shot of ofKind) {
    await photograph(visitors.get(shot.mode)!, origin, kind, shot, whole);
  }
  shots.push(...ofKind);
  console.log(kind.name);
}
await writeFile(path.join(outDir, 'index.html'), album(shots));
await browser.close();
server.close();
console.log(`${shots.length} pictures: ${path.join(outDir, 'index.html')}`);
