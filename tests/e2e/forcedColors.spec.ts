import type {Page} from '@playwright/test';
import {pageKinds} from './pageKinds';
import {expect, open, readRows, test} from './site';

test.use({contextOptions: {forcedColors: 'active'}, allowedConsole: /status of 404/});

/** Drawings and controls that the reader's palette would swallow. */
function faint(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true})!;
    const luminance = (colour: string) => {
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red, green, blue] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
    };
    const contrast = (one: string, other: string) => {
      const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
      return (light! + 0.05) / (dark! + 0.05);
    };
    const ground = getComputedStyle(document.body).backgroundColor;
    const found = new Set<string>();
    const seen = (element: Element) => element.checkVisibility({visibilityProperty: true, opacityProperty: true});
    const nameOf = (element: Element) =>
      `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> in <${element.parentElement!.tagName.toLowerCase()} class="${element.parentElement!.getAttribute('class') ?? ''}">`;

    for (const shape of document.querySelectorAll('svg :is(path, line, polyline, text)')) {
      const {fill, stroke, paintOrder} = getComputedStyle(shape);
      const drawn = [fill, paintOrder === 'normal' ? stroke : 'none'].filter((paint) => /^(rgb|color)/.test(paint));
      // Grounds of drawings, and what stands on a filled shape.
      const isOnShape = shape.matches(
        '[class*="factName"], .d-handle, .d-paper, .d-gutter, [fill*="paper"], [fill*="raised"], [fill*="sunk"], [fill*="wash"]',
      );
      if (seen(shape) && drawn.length > 0 && !isOnShape && drawn.every((paint) => contrast(paint, ground) < 3)) {
        found.add(`${nameOf(shape)} is drawn in ${drawn.join(', ')} on ${ground}`);
      }
    }
    const hasLine = (element: Element, pseudo?: string) => {
      const style = getComputedStyle(element, pseudo);
      return (
        (!pseudo || style.content !== 'none') &&
        ['Top', 'Right', 'Bottom', 'Left'].some(
          (side) => parseFloat(style[`border${side}Width` as 'borderTopWidth']) >= 1,
        )
      );
    };
    for (const button of document.querySelectorAll('button, summary, .yt-btn')) {
      const isUnderlined = getComputedStyle(button).textDecorationLine.includes('underline');
      const isInList =
        getComputedStyle(button).display === 'list-item' || button.parentElement!.matches('.yt-edition__tabs');
      if (
        seen(button) &&
        !isUnderlined &&
        !isInList &&
        !button.querySelector('svg, kbd') &&
        !hasLine(button) &&
        !hasLine(button, '::before') &&
        !hasLine(button, '::after')
      ) {
        found.add(`${nameOf(button)} looks like text`);
      }
    }
    return [...found];
  });
}

/** What tells two states apart when grounds and shadows are gone. */
function signs(page: Page, selector: string): Promise<string> {
  return page
    .locator(selector)
    .filter({visible: true})
    .first()
    .evaluate((element) => {
      const style = getComputedStyle(element);
      return JSON.stringify([
        style.outlineStyle,
        style.outlineWidth,
        style.textDecorationLine,
        style.borderTopStyle,
        style.borderTopWidth,
      ]);
    });
}

/** Rows of `forcedColors.yml`. */
const states = readRows<{readonly url: string; readonly on: string; readonly off: string; readonly query?: string}>(
  'forcedColors',
);

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in a ${colorScheme} palette`, {tag: colorScheme === 'light' ? [] : '@all'}, () => {
    test.use({colorScheme});

    test('drawings can be seen and buttons look like buttons', async ({page}) => {
      for (const {name, url} of [
        ...pageKinds.filter((kind) => kind.name.endsWith('sv')),
        {name: 'drawing', url: '/data-sources/er-models/finance'},
      ]) {
        await open(page, url);
        expect.soft(await faint(page), name).toEqual([]);
      }
    });

    test('the focus is framed', async ({page}) => {
      await open(page, '/report/intro');
      for (let step = 0; step < 15; step += 1) {
        await page.keyboard.press('Tab');
        const outline = await page.evaluate(() => {
          const {outlineStyle, outlineWidth, outlineColor} = getComputedStyle(document.activeElement!);
          return {
            style: outlineStyle,
            width: parseFloat(outlineWidth),
            isSeen: outlineColor !== getComputedStyle(document.body).backgroundColor,
          };
        });
        expect(outline.style).not.toBe('none');
        expect(outline.width).toBeGreaterThanOrEqual(2);
        expect(outline.isSeen).toBe(true);
      }
      await page.keyboard.press('Control+k');
      expect(await signs(page, '.search-dialog__in')).toContain('solid","2px"');
    });
  });
}

for (const {url, on, off, query} of states) {
  test(`${on} differs from ${off}`, async ({page}) => {
    await open(page, url);
    if (query) {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill(query);
      await expect(page.getByRole('status')).toHaveText(/träff/);
    } else {
      await page.evaluate(() => scrollTo(0, 600));
    }
    await expect(page.locator(on).filter({visible: true}).first()).toBeVisible();
    expect(await signs(page, on)).not.toBe(await signs(page, off));
  });
}

test('a drawing in a colour of its own and a button without frame are named', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark', forcedColors: 'active'});
  await open(page, '/report/intro');
  await page.locator('article').evaluate((article) => {
    article.insertAdjacentHTML(
      'beforeend',
      '<svg width="9" height="9"><path class="ink" d="M0 0h9v9z" fill="#111"/></svg><button class="clean-btn">Tryck</button>',
    );
  });
  const found = (await faint(page)).join('\n');
  expect(found).toContain('<path class="ink">');
  expect(found).toContain('looks like text');
});
