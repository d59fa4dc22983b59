import type {Browser} from 'playwright-core';
import {serveGzip, type GzipServer} from '../lib/gzipServer';
import {frameworkBuild, measuredBuild, type BuildCost} from './build';
import {fill} from './content';
import {measureClick, type Click} from './click';
import {measureWeight, type Weight} from './load';
import {medians} from '../lib/statistics';
import {next} from './pages';
import {flagsOf, forBoth, makeSite, siteNames, type Both, type SiteName} from './sites';

/** What was measured of both sites at one number of pages. */
export interface SizeFigures {
  /** Pages per language. */
  readonly pages: number;
  readonly cost: Both<BuildCost>;
  readonly weights: readonly {readonly kind: string; readonly weight: Both<Weight>}[];
  /** From the document to the next one. */
  readonly click: Both<Click>;
}

/** Pages that are there at every size: the first of a section, and one with others around it. */
const document = {kind: 'document', url: '/api/doc-0005', link: next};
const measured = [{kind: 'introduction', url: '/report/intro'}, document];

async function clicks(browser: Browser, servers: Both<GzipServer>, loads: number): Promise<Both<Click>> {
  const all: Record<SiteName, Click[]> = {ours: [], stock: []};
  for (let load = 0; load < loads; load += 1) {
    for (const site of siteNames) {
      all[site].push(await measureClick(browser, servers[site].origin, document));
    }
  }
  return forBoth((site) => medians(all[site]));
}

/**
 * Builds both sites with so many generated pages (in one language, which halves the time and
 * changes no figure of a visit) and measures first visits and clicks.
 */
export async function measureSize(browser: Browser, pages: number, loads: number): Promise<SizeFigures> {
  const sites = await forBoth((name) => makeSite(name, String(pages)));
  const cost = await forBoth(async (name) => {
    fill(sites[name], pages);
    if (name === 'ours') {
      // The home page links to pages that are not there now.
      sites[name].replace('docusaurus.config.ts', "onBrokenLinks: 'throw'", "onBrokenLinks: 'ignore'");
      sites[name].replace('docusaurus.config.ts', "onBrokenAnchors: 'throw'", "onBrokenAnchors: 'ignore'");
    }
    return measuredBuild(sites[name], frameworkBuild(sites[name], flagsOf[name], ['--locale', 'sv']));
  });
  const servers = await forBoth((name) => serveGzip(`${sites[name].dir}/build`));
  const weights: SizeFigures['weights'][number][] = [];
  for (const {kind, url} of measured) {
    weights.push({kind, weight: await forBoth((name) => measureWeight(browser, servers[name], url))});
  }
  const click = await clicks(browser, servers, loads);
  await forBoth((name) => servers[name].close());
  return {pages, cost, weights, click};
}
