/**
 * `npm start`: one address with both languages, both reloading as pages are edited.
 * PORT chooses another port than 3000; `npm start -- --only sv` starts one language.
 * Ctrl-C stops everything.
 */
import {parseArgs} from 'node:util';
import {localeIds} from '../../config/locales';
import {listen} from '../preview/server';
import {createSiteReader} from './pages';
import {createDevProxy} from './proxy';
import {freePort, generatedPath, startServer} from './servers';

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

const servers = targets.map(startServer);
let stopping = false;
function stop(status: number): void {
  if (!stopping) {
    stopping = true;
    servers.forEach((server) => server.kill('SIGTERM'));
    process.exitCode = status;
    setTimeout(() => process.exit(status), 500);
  }
}
process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));
servers.forEach((server, index) =>
  server.on('exit', (status) => {
    if (!stopping) {
      console.error(`The server for ${locales[index]} stopped (status ${status}); see above.`);
      stop(1);
    }
  }),
);

console.log(`Open http://localhost:${port}/ (${locales.join(' and ')}). The first page comes when both have compiled. Stop with Ctrl-C.`);
