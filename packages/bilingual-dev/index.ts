/** The package's only door: the plugin (default), and what a command line starts. */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {behindProxy, faultsScript} from './faults';
import {idleCollection} from './thrift';

export {createBilingualDev} from './bilingualDev';
export {onChange} from './changes';
export type {FaultsOf} from './faults';
export type {Routing} from './pages';
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
