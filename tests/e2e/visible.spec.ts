import {layoutFaults} from './layoutFaults';
import {butTheLong, pageKinds} from './pageKinds';
import {expect, open, test} from './site';
import {visibleFaults} from './visibleFaults';

test.use({bypassCSP: true, allowedConsole: /status of 404/});

for (const kind of pageKinds) {
  test(`${kind.name}: all is whole, visible and large enough`, {tag: butTheLong(kind)}, async ({page}) => {
    await open(page, kind.url);
    for (const width of [320, 768, 1280, 1920]) {
      await page.setViewportSize({width, height: 900});
      expect.soft(await layoutFaults(page), `at ${width}`).toEqual([]);
      expect.soft(await visibleFaults(page), `at ${width}`).toEqual([]);
    }
  });
}

test('the menu of a phone shows all its controls', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await open(page, '/report/intro');
  await page.locator('.navbar__toggle').click();
  await expect(page.locator('.navbar-sidebar__close')).toBeVisible();
  expect(await visibleFaults(page)).toEqual([]);
});

test('the skip link is out of sight until it has the focus, however large its letters are', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await open(page, '/report/install/create_connection');
  await page.addStyleTag({content: 'html { font-size: 200% }'});
  const link = page.locator('[class*=skipToContent]');
  const isOnTop = () =>
    link.evaluate((one) => {
      const {left, top, right, bottom} = one.getBoundingClientRect();
      const points = [Math.max(left, 0) + 1, (left + right) / 2].map((x) =>
        document.elementFromPoint(x, (top + bottom) / 2),
      );
      return points.includes(one);
    });
  expect(await isOnTop()).toBe(false);
  await link.focus();
  expect(await isOnTop()).toBe(true);
});

test('bold words stand as far apart as others', async ({page}) => {
  await open(page, '/report/install/create_connection');
  const spaces = await page.evaluate(() =>
    ['.markdown > p', '.markdown li strong, .markdown p strong', 'h2', '.yt-facts dd'].map((selector) => {
      const elements = [...document.querySelectorAll(selector)];
      const text = elements
        .flatMap((element) => [...element.childNodes])
        .find((node): node is Text => node instanceof Text && /\S \S/.test(node.data))!;
      const range = document.createRange();
      const at = text.data.search(/\S \S/) + 1;
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().width / parseFloat(getComputedStyle(text.parentElement!).fontSize);
    }),
  );
  const [text, ...bold] = spaces;
  expect(bold.filter((width) => width < text! * 0.95)).toEqual([]);
});

test('finds what it looks for', async ({page}) => {
  await open(page, '/report/intro');
  await page.addStyleTag({
    content: `
      .navbar__toggle, .navbar button { color: transparent !important; }
      .navbar button * { visibility: hidden; }
      main p { font-size: 11px !important; }
      .table-of-contents li, .table-of-contents__link { display: block !important; height: 8px; padding: 0 !important; margin: 0 !important; overflow: hidden; }`,
  });
  const found = (await visibleFaults(page)).join('\n');
  expect(found).toContain('has one colour');
  expect(found).toContain('letters of 11.0 px');
  expect(found).toMatch(/×8 px, close to another/);
});
