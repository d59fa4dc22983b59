import {expect, open, test} from './site';

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
