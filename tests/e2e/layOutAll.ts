import type {Page} from '@playwright/test';

/** Has the browser lay out and paint what is far from the window, too, which pages leave until the reader comes near. */
export async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const all = new CSSStyleSheet();
    all.replaceSync('* {content-visibility: visible !important}');
    document.adoptedStyleSheets = [all];
  });
}
