/**
 * `npm run gallery`: photographs the finished build, each kind of page and each state of one in both languages
 * and modes at five widths, and puts the pictures with an `index.html` into `.cache/gallery`.
 *
 * `-- --grep 'home sv|print.* dark 360'`: some of them, by name, language, mode and width; other options are
 * Playwright's. `WHOLE=1` takes whole pages instead of the first 1000 pixels.
 */
import {mkdirSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {ensureChromium} from '../lib/browsers';
import {runBinary} from '../lib/run';
import {outDir} from './kinds';

rmSync(outDir, {recursive: true, force: true});
mkdirSync(outDir, {recursive: true});
const env = {...process.env, CHROMIUM_PATH: await ensureChromium()};
const args = ['test', '--config', 'tests/gallery/playwright.config.ts', ...process.argv.slice(2)];
process.exitCode = await runBinary('@playwright/test', 'playwright', args, {env});
const pictures = readdirSync(outDir).map((file) => `<img src="${file}" alt="${file}" title="${file}" height="400">`);
writeFileSync(path.join(outDir, 'index.html'), `<!doctype html><title>Gallery</title>\n${pictures.join('\n')}\n`);
console.log(`${pictures.length} pictures: ${path.join(outDir, 'index.html')}`);
