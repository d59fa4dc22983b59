import type {Page} from '@playwright/test';
import {pageKinds} from './pageKinds';
import {expect, hydrated, test} from './site';

/** Milliseconds that a file comes late: after the first paint, as on a bad line. */
const late = {font: 800, script: 400};

declare global {
  interface Window {
    shifts: string[];
  }
}

/** Notes every layout shift that no input of the reader caused: its score and what moved. */
function watchShifts(): void {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: {node: Node | null}[];
    })[]) {
      if (!entry.hadRecentInput) {
        const moved = entry.sources.map(({node}) =>
          (node instanceof Element ? node : node?.parentElement)?.outerHTML.slice(0, 80),
        );
        window.shifts.push(`${entry.value.toFixed(4)}: ${moved.join(' | ')}`);
      }
    }
  }).observe({type: 'layout-shift', buffered: true});
}

/** Opens a page with an empty cache and late fonts and scripts, and tells what moved until all had come. */
async function shiftsOf(page: Page, url: string): Promise<string[]> {
  await page.addInitScript(watchShifts);
  await page.route(/\.(woff2|js)$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, late[route.request().resourceType() as keyof typeof late] ?? 0));
    await route.continue();
  });
  await page.goto(url);
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(window.shifts), 50))),
  );
}

test.use({allowedConsole: /status of 404|was preloaded using link preload/});

for (const [index, kind] of pageKinds.entries()) {
  for (const [turn, width] of [360, 1280].entries()) {
    const title = `${kind.name}: nothing moves at ${width} px when font and scripts come late`;

    // At each change every other kind, each in one language and width.
    const isDue = index % 8 === 3 * turn;

    test(title, {tag: isDue ? [] : '@all'}, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      expect(await shiftsOf(page, kind.url)).toEqual([]);
    });
  }
}

test.describe(() => {
  // Its styles are other ones than the policy knows.
  test.use({bypassCSP: true});

  test('a font that is swapped in is caught', async ({page}) => {
    await page.route('**/customer-database', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace('font-display:optional', 'font-display:swap'),
      });
    });
    await page.setViewportSize({width: 360, height: 800});
    expect(await shiftsOf(page, '/en/api/sql/customer-database')).not.toEqual([]);
  });
});
