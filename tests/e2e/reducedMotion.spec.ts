import type {Page} from '@playwright/test';
import {butTheLong, pageKinds} from './pageKinds';
import {expect, open, test} from './site';

/** What may last, in milliseconds: the framework waits for the end of a transition, so none may be missing. */
const still = 1;

test.use({contextOptions: {reducedMotion: 'reduce'}, allowedConsole: /status of 404/});

/** Elements that would move, fade or scroll by themselves, with what makes them. */
function moving(page: Page): Promise<string[]> {
  return page.evaluate((longest) => {
    const found = new Set<string>();
    const inMs = (times: string) =>
      Math.max(...times.split(',').map((time) => parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1000)));
    for (const element of document.querySelectorAll('*')) {
      for (const pseudo of [undefined, '::before', '::after']) {
        const style = getComputedStyle(element, pseudo);
        const name = `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">${pseudo ?? ''}`;
        if (inMs(style.transitionDuration) + inMs(style.transitionDelay) > longest) {
          found.add(`${name} transition ${style.transitionDuration}`);
        }
        if (style.animationName !== 'none') {
          found.add(`${name} animation ${style.animationName}`);
        }
        if (style.scrollBehavior === 'smooth') {
          found.add(`${name} scrolls smoothly`);
        }
      }
    }
    return [...found];
  }, still);
}

for (const kind of pageKinds) {
  const {name, url} = kind;

  test(`${name}: nothing moves for those who asked for that`, {tag: butTheLong(kind)}, async ({page}) => {
    for (const width of [1280, 360]) {
      await page.setViewportSize({width, height: 800});
      await open(page, url);
      expect(await moving(page), `${width} px`).toEqual([]);
    }
    await page.locator('.navbar__toggle').click();
    await expect(page.locator('.navbar-sidebar')).toBeInViewport();
    expect(await moving(page), 'menu').toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('.yt-searchbtn').click();
    await expect(page.getByRole('combobox')).toBeFocused();
    expect(await moving(page), 'search').toEqual([]);
  });
}

test('the way back to the top is a jump', async ({page}) => {
  await open(page, '/api/sql/customer-database');
  const button = page.locator('.theme-back-to-top-button');
  // Two scrolls in one frame are one to the page, which then sees no way up.
  await expect(async () => {
    for (const y of [3000, 2800]) {
      await page.evaluate((top) => scrollTo(0, top), y);
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    }
    await expect(button).toBeVisible({timeout: 1000});
  }).toPass();
  const height = await button.evaluate((node: HTMLElement) => {
    node.click();
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(scrollY))));
  });
  expect(height).toBe(0);
});

test('what moves is named', async ({page}) => {
  await open(page, '/report/intro');
  await page.locator('h1').evaluate((heading) => {
    heading.style.transition = 'color 2s';
    heading.style.setProperty('transition', 'color 2s', 'important');
  });
  expect((await moving(page)).join('\n')).toMatch(/<h1.* transition 2s/);
});

test.describe('for everybody else', () => {
  test.use({contextOptions: {reducedMotion: 'no-preference'}});
  test('the page does move, so that the measure is seen to work', async ({page}) => {
    await open(page, '/report/intro');
    expect((await moving(page)).length).toBeGreaterThan(3);
  });
});
