import type {Page} from '@playwright/test';
import {violations} from './axe';
import {layoutFaults} from './layout';

/** What helps on a screen only. */
const furniture =
  '.navbar, .theme-doc-sidebar-container, .theme-doc-toc-desktop, .theme-doc-toc-mobile, .pagination-nav, .footer, button, .hash-link, .clean-btn, .yt-help, .yt-edition';

/** Runs in the page: what no paper should have, and addresses that it lacks. */
function faultsInPage(selector: string): string[] {
  const shown = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const ground = getComputedStyle(document.body).backgroundColor;
  const links = [...document.querySelectorAll('.markdown a[href^="http"]:not(td *, th *)')];
  const isPrinted = (link: Element) => getComputedStyle(link, '::after').content.includes(link.getAttribute('href')!);
  return [
    ...shown.map((one) => `${window.inPage.nameOf(one)} helps on a screen only`),
    ...(ground === 'rgb(255, 255, 255)' ? [] : [`the ground is ${ground}`]),
    ...links.filter((link) => !isPrinted(link)).map((link) => `${window.inPage.nameOf(link)} has no address`),
  ];
}

/** What is wrong with a page that is shown as it is printed: furniture, what is cut off or faint, links that lead nowhere. */
export async function paperFaults(page: Page): Promise<string[]> {
  const faint = (await violations(page, 'main')).filter((fault) => fault.startsWith('color-contrast'));
  return [...(await page.evaluate(faultsInPage, furniture)), ...(await layoutFaults(page, {frames: 'none'})), ...faint];
}
