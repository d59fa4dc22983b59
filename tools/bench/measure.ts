import type {Browser} from 'playwright-core';
import type {GzipServer} from '../lib/gzipServer';
import {measureClick, type Click} from './click';
import type {Judge, Scores} from './lighthouse';
import {measureLoad, measureWeight, type Times, type Weight} from './load';
import {medians} from '../lib/statistics';
import type {MeasuredPage} from './pages';
import {forBoth, siteNames, type Both} from './sites';

/** What was measured of one page of one site. */
export interface Figures {
  readonly weight: Weight;
  readonly times: Times;
  readonly click: Click;
}

/** What was measured of one page, in both sites. */
export interface PageFigures {
  readonly kind: string;
  readonly sites: Both<Figures>;
}

/**
 * Bytes, times and clicks of one page. The loads of the two sites take turns, so that what else
 * the machine does falls on both.
 *
 * @param loads of each site; their medians count
 */
export async function measurePage(
  browser: Browser,
  servers: Both<GzipServer>,
  page: MeasuredPage,
  loads: number,
): Promise<PageFigures> {
  const weight = await forBoth((site) => measureWeight(browser, servers[site], page.url));
  const times: Record<keyof Both<unknown>, Times[]> = {ours: [], stock: []};
  const clicks: Record<keyof Both<unknown>, Click[]> = {ours: [], stock: []};
  for (let load = 0; load < loads; load += 1) {
    for (const site of siteNames) {
      times[site].push(await measureLoad(browser, servers[site].origin + page.url));
      clicks[site].push(await measureClick(browser, servers[site].origin, page));
    }
  }
  const sites = await forBoth((site) => ({
    weight: weight[site],
    times: medians(times[site]),
    click: medians(clicks[site]),
  }));
  return {kind: page.kind, sites};
}

/** Points of one page in both sites; medians of so many runs, which take turns. */
export async function judgePage(
  judge: Judge,
  servers: Both<GzipServer>,
  url: string,
  runs: number,
): Promise<Both<Scores>> {
  const scores: Record<keyof Both<unknown>, Scores[]> = {ours: [], stock: []};
  for (let run = 0; run < runs; run += 1) {
    for (const site of siteNames) {
      scores[site].push(await judge(servers[site].origin + url));
    }
  }
  return forBoth((site) => medians(scores[site]));
}
