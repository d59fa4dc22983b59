/**
 * `npm run bench`: builds this site and its twin, the same content in the stock theme
 * (tools/bench/twin/config.ts says what that is), measures both in one run and prints the figures
 * side by side as Markdown.
 *
 * `-- --search`     only the search, typed on a slow phone, in the finished build of `build/`
 * `-- --loads 9`    loads of each page whose median counts; 5 without it
 * `-- --check`      exit status 1 when a budget of tools/bench/figures.yml is not kept
 */
import {cpus, loadavg} from 'node:os';
import {parseArgs} from 'node:util';
import {chromium, type Browser} from 'playwright-core';
import {ensureChromium} from '../lib/chromium';
import {buildDir} from '../lib/paths';
import {medians} from '../lib/figures';
import {budgetFaults, figures, tableOf, type Measured, type Row} from './figures';
import {measurePage, pages} from './measure';
import {measureSearch, visits} from './search';
import {serveGzip} from './server';
import {coldAndWarm, forBoth, makeSite} from './sites';

const options = {search: {type: 'boolean'}, loads: {type: 'string', default: '5'}, check: {type: 'boolean'}} as const;

/** Prints the figures, and returns those that do not keep their budget. */
function report(title: string, of: keyof typeof figures, rows: readonly Row[]): string[] {
  console.log(`\n### ${title}\n\n${tableOf(figures[of], rows)}`);
  return budgetFaults(figures[of], rows);
}

/** The search of the finished build. Returns the budgets that are not kept. */
async function searchRun(browser: Browser, loads: number): Promise<string[]> {
  const server = await serveGzip(buildDir);
  const rows: Row[] = [];
  for (const visit of visits) {
    console.log(`Typing: ${visit.language} …`);
    const runs: Measured[] = [];
    for (let load = 0; load < loads; load += 1) {
      runs.push(await measureSearch(browser, server, visit));
    }
    rows.push({name: visit.language, ours: medians(runs)});
  }
  server.close();
  return report('The search on a slow phone', 'search', rows);
}

const clicksOf = (rows: readonly Row[], site: 'ours' | 'stock'): Measured => ({
  heading: rows.reduce((sum, row) => sum + row[site]!.heading!, 0),
});

/** The site's own pages. Returns the budgets that are not kept. */
async function pageRun(browser: Browser, loads: number): Promise<string[]> {
  console.log('Building both sites, cold and warm …');
  const sites = await forBoth(makeSite);
  const {ours, stock} = await forBoth((name) => coldAndWarm(name, sites[name]));
  const builds = (['cold', 'warm'] as const).map((name) => ({name, ours: ours[name], stock: stock[name]}));
  const slow = report('Builds, both languages', 'build', builds);
  const servers = await forBoth((name) => serveGzip(`${sites[name].dir}/build`));
  const rows: Row[] = [];
  for (const page of pages) {
    console.log(`Loading: ${page.kind} …`);
    rows.push({name: page.kind, ...(await measurePage(browser, servers, page, loads))});
  }
  await forBoth((name) => servers[name].close());
  return [
    ...slow,
    ...report('Bytes of a first visit until the page is hydrated', 'weight', rows),
    ...report('Times on a slow phone, ms', 'page', rows),
    ...budgetFaults(figures.clicks, [
      {name: 'all pages', ours: clicksOf(rows, 'ours'), stock: clicksOf(rows, 'stock')},
    ]),
  ];
}

const {values} = parseArgs({options});
const loads = Number(values.loads);
if (!Number.isInteger(loads) || loads < 1) {
  throw new Error(`--loads wants a whole number from 1, and got "${values.loads}".`);
}
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const faults = await (values.search ? searchRun : pageRun)(browser, loads);
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim()}), load average ${loadavg()[0]!.toFixed(1)}`;
  const day = new Date().toISOString().slice(0, 10);
  console.log(`\n${day}, ${machine}, Node ${process.versions.node}, Chromium ${browser.version()}`);
  if (values.check) {
    faults.forEach((fault) => console.error(`Budget not kept: ${fault}`));
    process.exitCode = faults.length > 0 ? 1 : 0;
  }
} finally {
  await browser.close();
}
