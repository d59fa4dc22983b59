/** The package's only door: the plugin (default), and what a command line starts. */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {onChange} from './changes';
import {behindProxy, faultsScript, type FaultsOf} from './faults';
import {createAnswers, type Routing} from './pages';
import {createDevProxy, type Language} from './proxy';
import {freePort, generatedDir, LocaleServer} from './servers';
import {idleCollection} from './thrift';

export {onChange};
export type {FaultsOf, Routing};
export {spawnBound} from './servers';

/**
 * Gives the development server of each language its own websocket path (`/ws`, `/en/ws`), so
 * that they can all stand behind one address. By default each would use `/ws`. Their pages ask for the script
 * that shows faults.
 *
 * @param options.sourceMaps lets the browser's tools show the sources as they are written; costs 25 MB a language
 */
export default function bilingualDev(context: LoadContext, {sourceMaps}: {readonly sourceMaps: boolean}): Plugin {
  const pathname = `${context.baseUrl}ws`;
  const started = process.env[behindProxy];
  const script = {src: faultsScript, defer: true};
  const isDev = process.env.NODE_ENV === 'development';
  return {
    name: 'bilingual-dev',
    injectHtmlTags: () =>
      // Not under the framework's own command, which would answer with a page.
      started ? {postBodyTags: [{tagName: 'script', attributes: {...script, 'data-started': started}}]} : {},
    configureWebpack() {
      const devServer = {client: {webSocketURL: {pathname}}, webSocketServer: {type: 'ws', options: {path: pathname}}};
      const plugins = isDev ? [idleCollection] : [];
      // The framework hands `devServer` on, but its type does not know the key.
      return {devServer, plugins, ...(isDev && !sourceMaps && {devtool: 'eval'})} as object;
    },
  };
}

interface BilingualDevOptions {
  /** Folder of the site, absolute. */
  readonly siteDir: string;
  readonly languages: readonly Language[];
  /**
   * Folders that the framework reads only when it starts, relative to `siteDir`: a change starts the servers again. (It
   * follows pages, sidebars, `i18n`, components and styles by itself.)
   */
  readonly readAtStart: readonly string[];
  /** Whether the servers take a change of this file below `readAtStart` over by themselves. */
  readonly takenOver: (file: string) => boolean;
  /** Every other folder where a fault can keep a server from starting; `.` for the files in `siteDir` itself. */
  readonly sources: readonly string[];
  /** What the site's host answers. */
  readonly routing: Routing;
  /** What is wrong with the page at an address, a text for each fault: it is shown on the page until it is mended. */
  readonly faultsOf: FaultsOf;
  /** Page that reloads itself until a server answers, as HTML. */
  readonly waitingPage: string;
}

/**
 * The framework's development server serves one language. This runs one for each, and answers for
 * all of them at the addresses that the built site has.
 */
export async function createBilingualDev(options: BilingualDevOptions) {
  const {siteDir, languages, readAtStart, takenOver, sources, routing} = options;
  const ports = await Promise.all(languages.map(freePort));
  const targets = languages.map((language, index) => ({...language, port: ports[index]!, started: 0}));
  const generated = languages.map(({id}) => path.join(siteDir, generatedDir(id)));
  const servers = targets.map((target) => new LocaleServer(target, siteDir, [...readAtStart, ...sources]));
  let stopWatching = () => {};
  return {
    /** Answers for them all; the caller chooses where it listens. */
    server: createDevProxy(targets, createAnswers(generated, routing), options),
    start(): void {
      servers.forEach((server) => server.start());
      const restart = (file: string) => {
        console.log(`${file} has changed; it is read only at the start, so the servers start again.`);
        servers.forEach((server) => void server.restart());
      };
      stopWatching = onChange(siteDir, readAtStart, restart, (file) => !takenOver(file));
    },
    /** Resolves when every process has ended. */
    async stop(): Promise<void> {
      stopWatching();
      await Promise.all(servers.map((server) => server.stop()));
    },
  };
}
