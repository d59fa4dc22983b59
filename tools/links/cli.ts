/** Asks whether the links to other sites are alive; every night in `.github/workflows/nightly.yml`. Files nothing. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {z} from 'zod/v4';
import {loadYaml} from '../../packages/checked-yaml';
import {writeWhole} from '../../packages/common';
import {Corpus} from '../check/corpus/corpus';
import {lineOf, nodesOf} from '../check/corpus/page';
import {projectRoot} from '../lib/paths';
import {askLinks, knownLinks, reportOf} from './links';

const stateFile = path.join(projectRoot, '.cache/links.json');
const allowed = Object.keys(
  loadYaml(path.join(projectRoot, 'tools/links/allowed.yml'), z.record(z.string(), z.string().min(10))),
);
const attempts = 3;
const pause = 10_000;

const isAsked = (address: string): boolean =>
  /^https?:/.test(address) &&
  !/^[^/]*\/\/[^/]*\.example(?:[:/]|$)/.test(address) &&
  !allowed.some((start) => address.startsWith(start));

function placesOfLinks(): Map<string, string[]> {
  const places = new Map<string, string[]>();
  for (const page of new Corpus(projectRoot).pages) {
    for (const node of nodesOf(page, 'link', 'definition').filter(({url}) => isAsked(url))) {
      const address = node.url.split('#')[0]!;
      places.set(address, [...(places.get(address) ?? []), `${page.file}:${lineOf(node)}`]);
    }
  }
  return places;
}

const headers = {'User-Agent': 'Mozilla/5.0 (link check)'};

async function askOnce(address: string): Promise<string | undefined> {
  try {
    const response = await fetch(address, {headers, signal: AbortSignal.timeout(20_000)});
    await response.body?.cancel();
    return response.ok ? undefined : `status ${response.status}`;
  } catch (error) {
    const {message, cause} = error as Error;
    return cause instanceof Error ? cause.message : message;
  }
}

/** One that does not answer at once may do so a little later. */
async function ask(address: string): Promise<string | undefined> {
  for (let attempt = 1; ; attempt++) {
    const answer = await askOnce(address);
    if (answer === undefined || attempt === attempts) return answer;
    await setTimeout(pause * attempt);
  }
}

const today = new Date().toISOString().slice(0, 10);
const before = existsSync(stateFile) ? knownLinks.safeParse(JSON.parse(readFileSync(stateFile, 'utf8'))).data : {};
const places = placesOfLinks();
const known = await askLinks([...places.keys()], before ?? {}, {ask, today});
writeWhole(stateFile, `${JSON.stringify(known, null, 2)}\n`);
const {lines, counts} = reportOf(known, places, today);
console.log([...lines, `${places.size} addresses of other sites, ${lines.length} dead places.`].join('\n'));
process.exitCode = counts ? 1 : 0;
