import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Gives the development server of each language its own websocket path (`/ws`, `/en/ws`), so
 * that both can stand behind one address (tools/start). By default both would use `/ws`.
 */
export default function devWebsocket(context: LoadContext): Plugin {
  const pathname = `${context.baseUrl}ws`;
  return {
    name: 'dev-websocket',
    configureWebpack() {
      const devServer = {
        client: {webSocketURL: {pathname}},
        webSocketServer: {type: 'ws', options: {path: pathname}},
      };
      // The framework hands `devServer` on, but its type does not know the key.
      return {devServer} as object;
    },
  };
}
