import type {Page} from '@playwright/test';
import {bringHelpers} from './faults/inPage';
import {paletteFaults} from './faults/palette';
import {expect, open, readRows, test} from './site';

// Other drawings, and controls, are looked at in everyPage.spec.ts.
test.use({contextOptions: {forcedColors: 'active'}});

/** What tells two states apart when grounds and shadows are gone. */
const signs = (page: Page, selector: string): Promise<string> =>
  page
    .locator(selector)
    .filter({visible: true})
    .first()
    .evaluate((element) => {
      const {outlineStyle, outlineWidth, textDecorationLine, borderTopStyle, borderTopWidth} =
        getComputedStyle(element);
      return JSON.stringify([outlineStyle, outlineWidth, textDecorationLine, borderTopStyle, borderTopWidth]);
    });

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in a ${colorScheme} palette`, {tag: colorScheme === 'light' ? [] : '@all'}, () => {
    test.use({colorScheme});

    test('the model can be seen', async ({page}) => {
      await bringHelpers(page);
      await open(page, '/data-sources/er-models/finance');
      expect(await paletteFaults(page)).toEqual([]);
    });

    test('the focus is framed', async ({page}) => {
      await open(page, '/report/intro');
      for (let step = 0; step < 15; step += 1) {
        await page.keyboard.press('Tab');
        const isFramed = await page.evaluate(() => {
          const {outlineStyle, outlineWidth, outlineColor} = getComputedStyle(document.activeElement!);
          const isSeen = outlineColor !== getComputedStyle(document.body).backgroundColor;
          return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && isSeen;
        });
        expect(isFramed, `stop ${step}`).toBe(true);
      }
      await page.keyboard.press('Control+k');
      expect(await signs(page, '.search-dialog__in')).toContain('solid","2px"');
    });
  });
}

for (const {url, states, query} of readRows<{url: string; query?: string; states: {on: string; off: string}[]}>(
  'forcedColors',
)) {
  test(`states can be told apart: ${url}${query ? `, search for ${query}` : ''}`, async ({page}) => {
    await open(page, url);
    if (query) {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill(query);
      await expect(page.getByRole('status')).toHaveText(/träff/);
    } else {
      await page.evaluate(() => scrollTo(0, 600));
    }
    for (const {on, off} of states) {
      await expect(page.locator(on).filter({visible: true}).first()).toBeVisible();
      expect.soft(await signs(page, on), on).not.toBe(await signs(page, off));
    }
  });
}
