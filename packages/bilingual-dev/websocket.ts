import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Gives the development server of each language its own websocket path (`/ws`, `/en/ws`), so
 * that they can all stand behind one address. By default each would use `/ws`.
 */
export default function bilingualDev(context: LoadContext): Plugin {
  const pathname = `${context.baseUrl}ws`;
  return {
    name: 'bilingual-dev',
    configureWebpack() {
      const devServer = {client: {webSocketURL: {pathname}}, webSocketServer: {type: 'ws', options: {path: pathname}}};
      // The framework hands `devServer` on, but its type does not know the key.
      return {devServer} as object;
    },
  };
}
