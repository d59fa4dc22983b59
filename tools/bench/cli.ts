/**
 * `npm run bench`: builds this site and its twin, the same content in the stock theme
 * (tools/bench/twin/config.ts says what that is), measures both in one run and prints the figures
 * side by side as Markdown.
 *
 * `-- --search`             only the search, typed on a slow phone, in the finished build of `build/`
 * `-- --loads 9`            loads of each page whose median counts; 5 without it
 * `-- --no-lighthouse`      without Lighthouse, which needs the npm registry the first time
 * `-- --check`              exit status 1 when a budget of tools/bench/figures.ts is not kept
 */
import {chromium, type Browser} from 'playwright-core';
import {ensureChromium} from '../lib/chromium';
import {freePort} from '../lib/freePort';
import {serveGzip} from '../lib/gzipServer';
import {machine, today} from '../lib/machine';
import {buildDir} from '../lib/paths';
import {median, medians} from '../lib/statistics';
import {coldAndWarm} from './build';
import {
  allClicks,
  budgetFaults,
  buildFigures,
  medianScore,
  pageFigures,
  scoreFigures,
  searchFigures,
  tableOf,
  weightFigures,
  type Figure,
  type Row,
} from './figures';
import {lighthouse, lighthouseVersion, type Scores} from './lighthouse';
import {judgePage, measurePage, type PageFigures} from './measure';
import {readOptions, type Options} from './options';
import {pages} from './pages';
import {measureSearch, visits, type SearchFigures} from './search';
import {forBoth, makeSite, siteNames} from './sites';

/** Runs of Lighthouse per page and site. */
const judgements = 3;

/** Prints the figures, and returns those that do not keep their budget. */
function report<T>(title: string, figures: readonly Figure<T>[], rows: readonly Row<T>[]): string[] {
  console.log(`\n### ${title}\n\n${tableOf(figures, rows)}`);
  return budgetFaults(figures, rows);
}

/** The search of the finished build. Returns the budgets that are not kept. */
async function searchRun(browser: Browser, loads: number): Promise<string[]> {
  const server = await serveGzip(buildDir);
  const measured: Row<SearchFigures>[] = [];
  for (const visit of visits) {
    console.log(`Typing: ${visit.language} …`);
    const runs = [];
    for (let load = 0; load < loads; load += 1) {
      runs.push(await measureSearch(browser, server, visit));
    }
    measured.push({name: visit.language, ours: medians(runs)});
  }
  server.close();
  return report('The search on a slow phone', searchFigures, measured);
}

/** The site's own pages. Returns the budgets that are not kept. */
async function pageRun(browser: Browser, port: number, options: Options): Promise<string[]> {
  console.log('Building both sites, cold and warm …');
  const sites = await forBoth((name) => makeSite(name));
  const builds = await forBoth((name) => coldAndWarm(name, sites[name]));
  const faults = report('Builds, both languages', buildFigures, [
    {name: 'cold', ours: builds.ours.cold, stock: builds.stock.cold},
    {name: 'warm', ours: builds.ours.warm, stock: builds.stock.warm},
  ]);
  const servers = await forBoth((name) => serveGzip(`${sites[name].dir}/build`));
  const figures: PageFigures[] = [];
  for (const page of pages) {
    console.log(`Loading: ${page.kind} …`);
    figures.push(await measurePage(browser, servers, page, options.loads));
  }
  const rows = figures.map(({kind, sites: measured}) => ({name: kind, ...measured}));
  const weights = rows.map(({name, ours, stock}) => ({name, ours: ours.weight, stock: stock.weight}));
  const [ours = 0, stock = 0] = siteNames.map((site) => rows.reduce((sum, row) => sum + row[site].click.heading, 0));
  faults.push(
    ...report('Bytes of a first visit until the page is hydrated', weightFigures, weights),
    ...report('Times on a slow phone, ms', pageFigures, rows),
    ...budgetFaults(allClicks, [{name: 'all pages', ours, stock}]),
  );
  if (options.lighthouse) {
    const judge = lighthouse(port);
    const scores: Row<Scores>[] = [];
    for (const {kind, url} of pages) {
      console.log(`Lighthouse: ${kind} …`);
      scores.push({name: kind, ...(await judgePage(judge, servers, url, judgements))});
    }
    const performance = median(scores.map((row) => row.ours.performance));
    faults.push(
      ...report(`Lighthouse ${lighthouseVersion}, mobile`, scoreFigures, scores),
      ...budgetFaults(medianScore, [{name: 'median of the pages', ours: performance}]),
    );
  }
  await forBoth((name) => servers[name].close());
  return faults;
}

const options = readOptions(process.argv.slice(2));
const port = await freePort();
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
});
try {
  const faults = await (options.search ? searchRun(browser, options.loads) : pageRun(browser, port, options));
  console.log(`\n${today()}, ${machine()}, Chromium ${browser.version()}`);
  if (options.check) {
    faults.forEach((fault) => console.error(`Budget not kept: ${fault}`));
    process.exitCode = faults.length > 0 ? 1 : 0;
  }
} finally {
  await browser.close();
}
