import {existsSync} from 'node:fs';
import {test} from '@playwright/test';
import {localeIds, rootOf} from '../../src/lib/locales';
import {bringAbout, kinds, outDir} from '../../tools/gallery/kinds';
import {variantBuild} from '../../tools/lib/paths';
import {variantPort} from './playwright.config';

test.use({contextOptions: {reducedMotion: 'reduce'}});

for (const kind of kinds.filter(({variant}) => !variant || existsSync(variantBuild))) {
  for (const language of localeIds) {
    for (const mode of ['light', 'dark']) {
      for (const width of kind.widths ?? [320, 360, 768, 1280, 1920]) {
        test(`${kind.name} ${language} ${mode} ${width}`, async ({page}) => {
          await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
          await page.setViewportSize({width, height: 1000});
          const address =
            (kind.variant ? `http://localhost:${variantPort}` : '') + rootOf(language) + kind.route.slice(1);
          // The second time, because a first visit may keep the fallback of the font.
          await page.goto(address, {waitUntil: 'networkidle'});
          await page.goto(address);
          await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
          await bringAbout(page, kind);
          // What moves comes to rest.
          await page.waitForTimeout(500);
          const file = `${outDir}/${[kind.name, language, mode, width].join('-')}.png`;
          await page.screenshot({path: file, fullPage: process.env.WHOLE === '1'});
        });
      }
    }
  }
}
