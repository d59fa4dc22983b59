import {expect, test, type Page} from '@playwright/test';
import {machine, today} from '../../tools/lib/machine';
import {scratchWorkbench, type ScratchSite} from '../../tools/lib/scratchSite';
import {median} from '../../tools/lib/statistics';
import {Running} from '../workbench/workbench';

const facts = 'src/product/facts/errors.yml';
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

/** Start of a site that no program has read before, edits and memory, each as a cell of the table. */
async function measure(isStock: boolean, page: Page): Promise<string[]> {
  const site = scratchWorkbench(`development-${Date.now()}`);
  const running = await (isStock ? Running.stock(site) : Running.workbench(site));
  const milliseconds = (value: number) => value.toFixed(0);
  const megabytes = () => `${(running.memory() / 1e6).toFixed(0)} MB`;
  try {
    const start = await running.ready('/report/intro', ...(isStock ? [] : ['/en/report/intro']));
    const cells = [milliseconds(start), megabytes()];
    cells.push(milliseconds(await edits(running, site, page, '/api/about', swedish)));
    if (!isStock) {
      cells.push(milliseconds(await edits(running, site, page, '/en/api/about', english)));
      cells.push(milliseconds(await changesOfFacts(running, site, page)));
    }
    // The check of the open page is a process of two seconds.
    await running.quiet();
    return [...cells, megabytes()];
  } finally {
    running.kill();
    site.dispose();
  }
}

test('npm start beside one stock server', async ({page}) => {
  test.setTimeout(1_800_000);
  const [stock, ours] = [await measure(true, page), await measure(false, page)];
  console.log(`${today()}, ${machine()}; ms, medians:`);
  console.log(`one stock server: start, memory, edit sv, memory: ${stock.join(', ')}`);
  console.log(`npm start: start, memory, edit sv, edit en, fact, memory: ${ours.join(', ')}`);
});
