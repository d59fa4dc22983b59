import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {Socket} from 'node:net';
import {createProxyServer} from 'httpxy';
import {decide, type Decision, type Site} from '../../deploy/routing/decide';

/** Development server of one language. */
export interface Target {
  readonly locale: string;
  readonly port: number;
}

const waiting = `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="1">
<title>Startar … / Starting …</title><p lang="sv">Utvecklingsservern startar.</p><p>The development server is starting.</p>`;

function isEnglish(url: string): boolean {
  return /^\/en(?:[/?]|$)/.test(url);
}

/** Is this a reader's visit to a page, not a file that a page asks for? */
function isVisit(req: IncomingMessage): boolean {
  return (req.headers.accept ?? '').includes('text/html') && !/\.(?!html)\w+$/.test(req.url!.split('?')[0]!);
}

function decideVisit(site: Site, req: IncomingMessage): Decision | null {
  return site.files.size > 0 && isVisit(req) ? decide(site, req.url!) : null;
}

/**
 * One address in front of the development servers: sends each request to the server of its
 * language, redirects as the hosts do, and answers 404 for pages that do not exist (the
 * servers themselves answer 200 to everything).
 *
 * @param targets running or starting servers; the first also gets what no other language claims
 * @param readSite the pages that the servers know at the moment
 */
export function createDevProxy(targets: readonly Target[], readSite: () => Site): Server {
  const proxy = createProxyServer({});
  const targetOf = (url: string) => targets.find(({locale}) => (locale === 'en') === isEnglish(url)) ?? targets[0]!;
  const address = (url: string) => `http://127.0.0.1:${targetOf(url).port}`;

  const forward = (req: IncomingMessage, res: ServerResponse) =>
    proxy.web(req, res, {target: address(req.url!)}).catch(() => {
      if (!res.headersSent) {
        res.writeHead(503, {'Content-Type': 'text/html; charset=utf-8', 'Retry-After': '1'}).end(waiting);
      }
    });

  proxy.on('proxyRes', (proxyRes, req) => {
    const decision = decideVisit(readSite(), req as IncomingMessage);
    if (decision?.status === 404 && proxyRes.statusCode === 200) {
      proxyRes.statusCode = 404;
    }
  });

  const server = createServer((req, res) => {
    const decision = decideVisit(readSite(), req);
    if (decision?.status === 301) {
      res.writeHead(302, {Location: decision.location}).end();
    } else if (decision?.status === 400) {
      res.writeHead(400).end('Bad request\n');
    } else {
      void forward(req, res);
    }
  });
  server.on('upgrade', (req, socket, head) => {
    proxy.ws(req, socket as Socket, {target: address(req.url!)}, head).catch(() => socket.destroy());
  });
  return server;
}
