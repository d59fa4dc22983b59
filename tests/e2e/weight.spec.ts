import {gzipSync} from 'node:zlib';
import {expect, open, test} from './site';

/**
 * What five kinds of page fetch until they are alive, in bytes after gzip -6 (fonts as they are).
 * The goals are 108 KB of scripts and 40 KB of fonts. Only the home page meets the first; the
 * budgets of the others are what they weigh, rounded up, so that they grow no more. A doc page
 * adds to the home page's scripts some 12 KB with the doc layout and all of the writers'
 * components, used or not, the sidebar, and its own text once more as a script.
 */
const budgets: readonly {readonly kind: string; readonly route: string; readonly script: number}[] = [
  {kind: 'home', route: '/', script: 108_000},
  {kind: 'introduction', route: '/report/intro', script: 136_000},
  {kind: 'how-to', route: '/report/install/create_connection', script: 139_000},
  {kind: 'troubleshooting', route: '/report/faq/error-messages', script: 140_000},
  {kind: 'reference', route: '/api/sql/customer-database', script: 153_000},
];
const fontBudget = 40_000;

for (const {kind, route, script} of budgets) {
  test(`${kind}: scripts and fonts until the page is alive`, async ({page}) => {
    // Without prefetch: what other pages need is not this page's weight.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true, addEventListener: () => undefined}});
    });
    const bodies: Promise<{type: string; body: Buffer}>[] = [];
    page.on('response', (response) => {
      const type = response.request().resourceType();
      if (type === 'script' || type === 'font') {
        bodies.push(response.body().then((body) => ({type, body})));
      }
    });
    await open(page, route);
    await page.waitForLoadState('networkidle');
    const weight = {script: 0, font: 0};
    for (const {type, body} of await Promise.all(bodies)) {
      weight[type as keyof typeof weight] += type === 'font' ? body.length : gzipSync(body, {level: 6}).length;
    }
    // Nothing seen would be a fault of the test.
    expect(weight.script).toBeGreaterThan(50_000);
    expect(weight.script).toBeLessThanOrEqual(script);
    expect(weight.font).toBeLessThanOrEqual(fontBudget);
  });
}
