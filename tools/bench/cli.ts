/**
 * `npm run bench`: builds this site and its twin, the same content in the stock theme (twin/config.ts says what that
 * is), measures both in one run and prints the figures side by side. Exit status 1 when a budget of figures.yml is not kept.
 */
import {cpus, loadavg} from 'node:os';
import {chromium} from 'playwright-core';
import {ensureChromium} from '../lib/browsers';
import {runTool} from '../lib/run';
import {report, type Measured, type Row} from './figures';
import {measurePage, pages, serveGzip} from './measure';
import {coldBuild, forBoth, makeSite} from './sites';

const clicksOf = (rows: readonly Row[], site: 'ours' | 'stock'): Measured => ({
  click: rows.reduce((sum, row) => sum + row[site].click!, 0),
});

await runTool(async () => {
  console.log('Building both sites …');
  const sites = await forBoth(makeSite);
  const build = await forBoth((name) => coldBuild(name, sites[name]));
  const slow = report('build', [{name: 'cold build', ...build}]);
  const servers = await forBoth((name) => serveGzip(`${sites[name].dir}/build`));
  const executablePath = await ensureChromium();
  const browser = await chromium.launch({executablePath, args: ['--no-sandbox', '--disable-gpu']});
  const rows: Row[] = [];
  for (const page of pages) {
    console.log(`Loading: ${page.kind} …`);
    rows.push({name: page.kind, ...(await measurePage(browser, servers, page))});
  }
  const clicks = {name: 'all pages', ours: clicksOf(rows, 'ours'), stock: clicksOf(rows, 'stock')};
  const faults = [...slow, ...report('page', rows), ...report('clicks', [clicks])];
  const day = new Date().toISOString().slice(0, 10);
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim()}), load average ${loadavg()[0]!.toFixed(1)}`;
  console.log(`${day}, ${machine}, Node ${process.versions.node}, Chromium ${browser.version()}`);
  await browser.close();
  await forBoth((name) => servers[name].close().closeAllConnections());
  faults.forEach((fault) => console.error(`Budget not kept: ${fault}`));
  return faults.length > 0 ? 1 : 0;
});
