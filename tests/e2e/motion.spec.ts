import type {Page} from '@playwright/test';
import {expect, open, test} from './site';

/** The page once more as it is drawn. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Scrolls so far down and a little up that the way to the top is shown. */
async function wayUp(page: Page) {
  const button = page.locator('.theme-back-to-top-button');
  // Two scrolls in one frame are one to the page, which then sees no way up.
  await expect(async () => {
    for (const y of [3000, 2800]) {
      await page.evaluate((top) => scrollTo(0, top), y);
      await drawn(page);
    }
    await expect(button).toBeVisible({timeout: 1000});
  }).toPass();
  return button;
}

test.describe('for who asked for less of it', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('the way back to the top is a jump, and the button keeps the focus', async ({page}) => {
    await open(page, '/report/install/create_connection');
    const button = await wayUp(page);
    await button.focus();
    await page.keyboard.press('Enter');
    await drawn(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(button).not.toHaveClass(/Show/);
    await button.evaluate((node) => Promise.all(node.getAnimations().map(({finished}) => finished)));
    await expect(button).toBeFocused();
    await expect(button).toBeVisible();
  });
});

test("a category opens with an animation of the framework's length, one without motion", async ({page}) => {
  await open(page, '/report/intro');
  /** Pressed and watched inside the page: from outside, a short animation can be over before it is seen. */
  const transitionOf = async (reducedMotion: 'reduce' | 'no-preference') => {
    await page.emulateMedia({reducedMotion});
    const item = page.locator('.theme-doc-sidebar-menu > li:has(.menu__caret)').first();
    return item.evaluate(async (li) => {
      li.querySelector<HTMLElement>('.menu__caret')!.click();
      for (let frame = 0; frame < 120; frame += 1) {
        const list = li.querySelector<HTMLElement>('ul');
        if (list?.style.transition) {
          return {transition: list.style.transition, height: list.scrollHeight};
        }
        await new Promise(requestAnimationFrame);
      }
      return {transition: 'none seen', height: 0};
    });
  };
  const {transition, height} = await transitionOf('no-preference');
  const duration = Math.round((4 + 15 * (height / 36) ** 0.25 + height / 36 / 5) * 10);
  expect(transition).toContain(`height ${duration}ms ease-in-out`);
  await open(page, '/report/intro');
  expect((await transitionOf('reduce')).transition).toContain('height 1ms ease-in-out');
});
