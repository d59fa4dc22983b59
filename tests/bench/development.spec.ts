import {expect, test, type Page} from '@playwright/test';
import {machine, today} from '../../tools/lib/machine';
import {scratchWorkbench, type ScratchSite} from '../../tools/lib/scratchSite';
import {median} from '../../tools/lib/statistics';
import {Running} from '../workbench/workbench';

const facts = 'src/product/data/json/errors.json';
const swedish = 'docs-api/about.mdx';
const english = 'i18n/en/docusaurus-plugin-content-docs-api/current/about.mdx';

/** Milliseconds from a change until its words are on the open page. */
async function timeOf(page: Page, words: string, change: () => void): Promise<number> {
  const begin = performance.now();
  change();
  await expect(page.getByText(words).first()).toBeVisible({timeout: 60_000});
  return performance.now() - begin;
}

/** The median of five edits at the end of a page. */
async function edits(running: Running, site: ScratchSite, page: Page, address: string, file: string): Promise<number> {
  await page.goto(running.origin + address);
  const times: number[] = [];
  for (let round = 1; round <= 5; round += 1) {
    await running.quiet();
    const words = `Mening ${round} i ${file}.`;
    times.push(await timeOf(page, words, () => site.append(file, `\n${words}\n`)));
  }
  return median(times);
}

/** The median of three changes of a fact that a page shows. */
async function changesOfFacts(running: Running, site: ScratchSite, page: Page): Promise<number> {
  await page.goto(`${running.origin}/report/faq/error-messages`);
  const times: number[] = [];
  let before = 'Inloggningen till databasen misslyckades.';
  for (const after of ['Ett prov.', 'Två prov.', 'Tre prov.']) {
    await running.quiet();
    times.push(await timeOf(page, after, () => site.replace(facts, before, after)));
    before = after;
  }
  return median(times);
}

test('the development server beside one stock server', async ({page}) => {
  test.setTimeout(1_800_000);
  const rows: string[][] = [];
  const ms = (value: number) => value.toFixed(0);
  for (const name of ['stock', 'ours'] as const) {
    const site = scratchWorkbench(`development-${name}`);
    const running = await (name === 'stock' ? Running.stock(site) : Running.workbench(site));
    try {
      const start = await running.ready('/report/intro', ...(name === 'ours' ? ['/en/report/intro'] : []));
      const memory = `${ms(running.memory() / 1e6)} MB`;
      const sv = await edits(running, site, page, '/api/about', swedish);
      const row = [name, ms(start), memory, ms(sv)];
      if (name === 'ours') {
        row.push(ms(await edits(running, site, page, '/en/api/about', english)));
        row.push(ms(await changesOfFacts(running, site, page)));
      }
      rows.push([...row, `${ms(running.memory() / 1e6)} MB`]);
    } finally {
      running.kill();
      site.dispose();
    }
  }
  console.log(`${today()}, ${machine()}`);
  console.log('start cold, memory; medians of edit sv, edit en, fact; memory afterwards (times in ms)');
  rows.forEach((row) => console.log(row.join(' | ')));
});
