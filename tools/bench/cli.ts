/**
 * `npm run bench`: builds this site and its twin, the same content in the stock theme
 * (tools/bench/twin/config.ts says what that is), measures both in one run and prints the figures
 * side by side as Markdown.
 *
 * `-- --pages 40,400,2000`  generated content in place of the pages, to see what grows with the site
 * `-- --search`             only the search, typed on a slow phone, in the finished build of `build/`
 * `-- --loads 9`            loads of each page whose median counts; 5 without it
 * `-- --no-lighthouse`      without Lighthouse, which needs the npm registry the first time
 * `-- --check`              exit status 1 when a budget of tools/bench/budgets.ts is not kept
 */
import {chromium, type Browser} from 'playwright-core';
import {ensureChromium} from '../lib/chromium';
import {freePort} from '../lib/freePort';
import {serveGzip} from '../lib/gzipServer';
import {machine, today} from '../lib/machine';
import {buildDir} from '../lib/paths';
import {median} from '../lib/statistics';
import {buildFaults, growthFaults, pageFaults, scoreFaults, searchFaults} from './budgets';
import {coldAndWarm} from './build';
import {measureSize, type SizeFigures} from './growth';
import {lighthouse, lighthousePackages, type Scores} from './lighthouse';
import {judgePage, measurePage, type PageFigures} from './measure';
import {medians} from './median';
import {readOptions, type Options} from './options';
import {pages} from './pages';
import {measureSearch, visits, type SearchVisit} from './search';
import {forBoth, makeSite, type Both} from './sites';
import {buildTable, clickTable, growthTable, scoreTable, searchTable, timeTable, weightTable} from './tables';

/** Runs of Lighthouse per page and site. */
const judgements = 3;

function print(title: string, table: string): void {
  console.log(`\n### ${title}\n\n${table}`);
}

/** Growth with generated content. Returns the budgets that are not kept. */
async function growthRun(browser: Browser, {pages: counts, loads}: Options): Promise<string[]> {
  const sizes: SizeFigures[] = [];
  for (const count of counts.toSorted((a, b) => a - b)) {
    console.log(`Building both sites with ${count} pages …`);
    sizes.push(await measureSize(browser, count, loads));
  }
  print('First visits and the number of pages', growthTable(sizes));
  print('Click to heading on a slow phone', clickTable(sizes));
  print(
    'Builds, cold, one language',
    buildTable(sizes.map(({pages: count, cost}) => ({name: `${count} pages`, cost}))),
  );
  return growthFaults(sizes);
}

/** The search of the finished build. Returns the budgets that are not kept. */
async function searchRun(browser: Browser, loads: number): Promise<string[]> {
  const server = await serveGzip(buildDir);
  const measured: SearchVisit[] = [];
  for (const visit of visits) {
    console.log(`Typing: ${visit.language} …`);
    const runs = [];
    for (let load = 0; load < loads; load += 1) {
      runs.push(await measureSearch(browser, server, visit));
    }
    measured.push({language: visit.language, figures: medians(runs)});
  }
  server.close();
  print('The search on a slow phone', searchTable(measured));
  return searchFaults(measured);
}

/** The site's own pages. Returns the budgets that are not kept. */
async function pageRun(browser: Browser, port: number, options: Options): Promise<string[]> {
  console.log('Building both sites, cold and warm …');
  const sites = await forBoth((name) => makeSite(name, 'pages'));
  const builds = await forBoth((name) => coldAndWarm(name, sites[name]));
  const costs = [
    {name: 'cold', cost: await forBoth((name) => builds[name].cold)},
    {name: 'warm', cost: await forBoth((name) => builds[name].warm)},
  ];
  print('Builds, both languages', buildTable(costs));
  const servers = await forBoth((name) => serveGzip(`${sites[name].dir}/build`));
  const figures: PageFigures[] = [];
  for (const page of pages) {
    console.log(`Loading: ${page.kind} …`);
    figures.push(await measurePage(browser, servers, page, options.loads));
  }
  print('Bytes of a first visit until the page is hydrated', weightTable(figures));
  print('Times on a slow phone, ms', timeTable(figures));
  const faults = [...buildFaults(costs), ...pageFaults(figures)];
  if (options.lighthouse) {
    const judge = await lighthouse(port);
    const scores: Record<string, Both<Scores>> = {};
    for (const {kind, url} of pages) {
      console.log(`Lighthouse: ${kind} …`);
      scores[kind] = await judgePage(judge, servers, url, judgements);
    }
    print(`Lighthouse ${lighthousePackages.lighthouse}, mobile`, scoreTable(scores));
    const ours = Object.fromEntries(Object.entries(scores).map(([kind, both]) => [kind, both.ours]));
    faults.push(...scoreFaults(ours, median(Object.values(ours).map(({performance}) => performance))));
  }
  await forBoth((name) => servers[name].close());
  return faults;
}

function run(wanted: Options): Promise<string[]> {
  if (wanted.search) {
    return searchRun(browser, wanted.loads);
  }
  return wanted.pages.length > 0 ? growthRun(browser, wanted) : pageRun(browser, port, wanted);
}

const options = readOptions(process.argv.slice(2));
const port = await freePort();
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
});
try {
  const faults = await run(options);
  console.log(`\n${today()}, ${machine()}, Chromium ${browser.version()}`);
  if (options.check) {
    faults.forEach((fault) => console.error(`Budget not kept: ${fault}`));
    process.exitCode = faults.length > 0 ? 1 : 0;
  }
} finally {
  await browser.close();
}
