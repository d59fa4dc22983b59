/**
 * `npm start`: one address with both languages, both reloading as pages are edited.
 * PORT chooses another port than 3000; `npm start -- --only sv` starts one language.
 * Ctrl-C stops everything.
 */
import {parseArgs} from 'node:util';
import {tsImport} from 'tsx/esm/api';
import {createBilingualDev} from '../../packages/bilingual-dev';
import {isTakenOver} from '../../plugins/product/changes';
import {localeIds, rootOf, sourceLocale} from '../../src/lib/locales';
import {pageFolder, sections} from '../check/corpus/layout';
import {projectRoot} from '../lib/paths';
import {pageFaults} from './pageFaults';
import type * as hostRouting from './routing';
import {listen} from './server';

/** The rules of the hosts as they stand in their files now: each import of this kind loads all its modules anew. */
const loadRouting = async () => ((await tsImport('./routing.ts', import.meta.url)) as typeof hostRouting).routing;

const {values} = parseArgs({options: {only: {type: 'string'}}});
const locales = localeIds.filter((locale) => values.only === undefined || locale === values.only);
if (locales.length === 0) {
  console.error(`Unknown language "${values.only}". Known: ${localeIds.join(', ')}.`);
  process.exit(2);
}

const port = Number(process.env.PORT ?? 3000);
const sources = [...sections.map((section) => pageFolder(sourceLocale, section)), 'i18n', 'src', '.'];
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
    'src/components/writer/**/writer.ts',
  ],
  takenOver: isTakenOver,
  sources,
  routing: {load: loadRouting, sources: ['deploy/routing']},
  faultsOf: pageFaults(projectRoot, [...sources, 'deploy/published', 'cspell']),
  waitingPage: `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="1">
<title>Startar … / Starting …</title><p lang="sv">Utvecklingsservern startar.</p><p>The development server is starting.</p>`,
});

try {
  await listen(dev.server, port);
} catch (error) {
  console.error((error as Error).message.replace('npm run preview', 'npm start'));
  process.exit(1);
}
dev.start();

let stopping = false;
async function stop(): Promise<void> {
  if (!stopping) {
    stopping = true;
    await dev.stop();
    process.exit(0);
  }
}
process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());
process.on('SIGHUP', () => void stop());
// Killed in another way, npm and the bootstrap leave this process behind without a signal.
const parent = process.ppid;
setInterval(() => process.ppid === parent || void stop(), 1000).unref();

console.log(
  `Open http://localhost:${port}/ (${locales.join(' and ')}). The first page comes when both have compiled. Stop with Ctrl-C.`,
);
