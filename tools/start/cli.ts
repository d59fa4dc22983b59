/**
 * `npm start`: one address with both languages, both reloading as pages are edited.
 * PORT chooses another port than 3000; `npm start -- --only sv` starts one language.
 * Ctrl-C stops everything.
 */
import {parseArgs} from 'node:util';
import {localeIds} from '../../config/locales';
import {projectRoot} from '../lib/paths';
import {listen} from '../preview/server';
import {onSetupChange} from './changes';
import {createSiteReader} from './pages';
import {createDevProxy} from './proxy';
import {freePort, generatedPath, LocaleServer} from './servers';

const {values} = parseArgs({options: {only: {type: 'string'}}});
const locales = localeIds.filter((locale) => values.only === undefined || locale === values.only);
if (locales.length === 0) {
  console.error(`Unknown language "${values.only}". Known: ${localeIds.join(', ')}.`);
  process.exit(2);
}

const port = Number(process.env.PORT ?? 3000);
const ports = await Promise.all(locales.map(freePort));
const targets = locales.map((locale, index) => ({locale, port: ports[index]!}));

try {
  await listen(createDevProxy(targets, createSiteReader(locales.map(generatedPath))), port);
} catch (error) {
  console.error((error as Error).message.replace('npm run preview', 'npm start'));
  process.exit(1);
}

const servers = targets.map((target) => new LocaleServer(target));
servers.forEach((server) => server.start());

const stopWatching = onSetupChange(projectRoot, (file) => {
  console.log(`${file} has changed; it is read only at the start, so the servers start again.`);
  servers.forEach((server) => server.restart());
});

let stopping = false;
async function stop(): Promise<void> {
  if (!stopping) {
    stopping = true;
    stopWatching();
    await Promise.all(servers.map((server) => server.stop()));
    process.exit(0);
  }
}
process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());
process.on('SIGHUP', () => void stop());
// Killed in another way, npm and the bootstrap leave this process behind without a signal.
const parent = process.ppid;
setInterval(() => process.ppid === parent || void stop(), 1000).unref();

console.log(`Open http://localhost:${port}/ (${locales.join(' and ')}). The first page comes when both have compiled. Stop with Ctrl-C.`);
