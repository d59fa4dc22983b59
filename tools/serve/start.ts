/**
 * `npm start`: one address with both languages, both reloading as pages are edited.
 * PORT chooses another port than 3000; `npm start -- --only sv` starts one language.
 * Ctrl-C stops everything.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {UsageError} from '../../packages/common';
import {decide, pageFile} from '../../deploy/routing/decide';
import {redirectTable} from '../../deploy/routing/redirects';
import {createBilingualDev, type Routing} from '../../packages/bilingual-dev';
import {isTakenOver} from '../../plugins/product/changes';
import {localeIds, rootOf, sourceLocale} from '../../src/lib/locales';
import {pageFolder} from '../../src/lib/pageFiles';
import {sectionIds} from '../../src/lib/sections';
import {projectRoot} from '../lib/paths';
import {runTool} from '../lib/run';
import {pageFaults} from './pageFaults';
import {listen} from './server';

/** The redirects and error pages that the hosts have, with the moved pages as they stand in their file now. */
const routing: Routing = (pages) => {
  const moved = JSON.parse(readFileSync(path.join(projectRoot, 'deploy/routing/moved.json'), 'utf8'));
  const site = {files: new Set(pages.map(pageFile)), redirects: redirectTable(pages, moved), baseUrl: '/'};
  return (url) => decide(site, url);
};

/** Of the components of writers, the servers read only what is said of them at their start. */
const isDrawn = (file: string) =>
  file.startsWith('src/components/writer/') && !/\/(?:component\.yml|writer\.ts)$/.test(file);

await runTool(async () => {
  const {values} = parseArgs({options: {only: {type: 'string'}}});
  const locales = localeIds.filter((locale) => values.only === undefined || locale === values.only);
  if (locales.length === 0) {
    throw new UsageError(`Unknown language "${values.only}". Known: ${localeIds.join(', ')}.`);
  }

  const port = Number(process.env.PORT ?? 3000);
  const sources = [...sectionIds.map((section) => pageFolder(sourceLocale, section)), 'i18n', 'src', '.'];
  const dev = await createBilingualDev({
    siteDir: projectRoot,
    languages: locales.map((id) => ({id, path: rootOf(id)})),
    readAtStart: [
      'config',
      'packages',
      'plugins',
      'src/product',
      'src/figures',
      'src/lib',
      'src/edition',
      'src/components/writer',
    ],
    takenOver: (file) => isTakenOver(file) || isDrawn(file),
    sources,
    routing,
    faultsOf: pageFaults(projectRoot, [...sources, 'deploy/published', 'cspell']),
    waitingPage: `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="1">
<title>Startar … / Starting …</title><p lang="sv">Utvecklingsservern startar.</p><p>The development server is starting.</p>`,
  });

  await listen(dev.server, port);
  dev.start();

  let stopping = false;
  async function stop(): Promise<void> {
    if (!stopping) {
      stopping = true;
      await dev.stop();
      process.exit(0);
    }
  }
  ['SIGINT', 'SIGTERM', 'SIGHUP'].forEach((signal) => process.on(signal, () => void stop()));
  // Killed in another way, npm and the bootstrap leave this process behind without a signal.
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || void stop(), 1000).unref();

  console.log(
    `Open http://localhost:${port}/ (${locales.join(' and ')}). The first page comes when both have compiled. Stop with Ctrl-C.`,
  );
});
