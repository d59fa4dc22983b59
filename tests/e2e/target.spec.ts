import type {Page} from '@playwright/test';
import {framed} from '../lib/framed';
import {expect, open, test} from './site';

const errors = '/report/faq/error-messages';

const isFramed = (page: Page, ...ids: string[]) => expect.poll(() => page.evaluate(framed)).toEqual(ids);

/** Where the frame has travelled from and to, in the order of its journeys. Its journeys are noted from here on. */
async function noteTravels(page: Page): Promise<() => Promise<{from: Keyframe; to: Keyframe; duration: number}[]>> {
  await page.evaluate(() => {
    const travels: unknown[] = [];
    const {animate} = Element.prototype;
    Element.prototype.animate = function (keyframes, options) {
      const [from, to] = keyframes as Keyframe[];
      travels.push({from, to, duration: (options as KeyframeAnimationOptions).duration});
      return animate.call(this, keyframes, options);
    };
    Object.assign(window, {travels});
  });
  return () => page.evaluate(() => (window as unknown as {travels: []}).travels);
}

/** Points at a link, and waits until what lets the frame travel from it is there. */
async function comeTo(page: Page, link: string): Promise<void> {
  await Promise.all([page.waitForResponse(/travel/), page.locator(link).first().hover()]);
  await page.waitForLoadState('networkidle');
}

/** Left upper corner, as the keyframes have it. */
const cornerOf = async (page: Page, selector: string) => {
  const {x, y} = (await page.locator(selector).boundingBox())!;
  return {left: `${x}px`, top: `${y}px`};
};

test('the frame travels from a link that is clicked to what it leads to, and is gone', async ({page}) => {
  await open(page, errors);
  const travels = await noteTravels(page);
  const link = 'main a[href="#yt-2012"]:visible';
  await comeTo(page, link);
  const start = await cornerOf(page, `${link} >> nth=0`);
  await page.locator(link).first().click();
  await isFramed(page, 'yt-2012');
  await expect.poll(async () => (await travels()).length).toBe(1);
  const [way] = await travels();
  expect(way).toMatchObject({from: start, duration: 220});
  expect(way!.to).toMatchObject(await cornerOf(page, '.yt-error:has(#yt-2012)'));
  await expect(page.locator('.yt-travel')).toHaveCount(0);
  await page.goBack();
  await isFramed(page);
  expect(await travels()).toHaveLength(1);
});

test('the frame is there at once for who asked for less motion', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, errors);
  const travels = await noteTravels(page);
  const link = 'main a[href="#yt-2012"]:visible';
  await comeTo(page, link);
  await page.locator(link).first().click();
  await isFramed(page, 'yt-2012');
  expect(await travels()).toEqual([]);
});
