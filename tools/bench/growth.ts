import type {Browser} from 'playwright-core';
import {serveGzip} from '../lib/gzipServer';
import {measuredBuild, type BuildCost} from './build';
import {fill} from './content';
import {measureWeight, type Weight} from './load';
import {forBoth, makeSite, type Both} from './sites';

/** What was measured of both sites at one number of pages. */
export interface SizeFigures {
  /** Pages per language. */
  readonly pages: number;
  readonly cost: Both<BuildCost>;
  readonly weights: readonly {readonly kind: string; readonly weight: Both<Weight>}[];
}

/** Pages that are there at every size: the first of a section, and one in its middle. */
const measured = [
  {kind: 'introduction', url: '/report/intro'},
  {kind: 'document', url: '/api/doc-0005'},
];

/**
 * Builds both sites with so many generated pages (in one language, which halves the time and
 * changes no figure of a visit) and measures first visits.
 */
export async function measureSize(browser: Browser, pages: number): Promise<SizeFigures> {
  const sites = await forBoth((name) => makeSite(name, String(pages)));
  const cost = await forBoth(async (name) => {
    fill(sites[name], pages);
    if (name === 'ours') {
      // The home page links to pages that are not there now.
      sites[name].replace('docusaurus.config.ts', "onBrokenLinks: 'throw'", "onBrokenLinks: 'ignore'");
      sites[name].replace('docusaurus.config.ts', "onBrokenAnchors: 'throw'", "onBrokenAnchors: 'ignore'");
    }
    return measuredBuild(sites[name], ['--locale', 'sv']);
  });
  const servers = await forBoth((name) => serveGzip(`${sites[name].dir}/build`));
  const weights: SizeFigures['weights'][number][] = [];
  for (const {kind, url} of measured) {
    weights.push({kind, weight: await forBoth((name) => measureWeight(browser, servers[name], url))});
  }
  await forBoth((name) => servers[name].close());
  return {pages, cost, weights};
}
