import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {Socket} from 'node:net';
import {createProxyServer} from 'httpxy';
import {answerFaults, type FaultsOf} from './faults';
import type {Answer} from './pages';

/** A language of the site, and where it stands. */
export interface Language {
  readonly id: string;
  /** Path of its home page, with a slash at both ends: `/`, `/en/`. */
  readonly path: string;
}

/** Development server of one language. */
export interface Target extends Language {
  readonly port: number;
  /** When it was started last, in ms. */
  started: number;
}

/** The server of the language that an address belongs to: of two paths that fit, the longer one decides. */
function targetOf(targets: readonly Target[], url: string): Target {
  const address = `${url.split('?')[0]}/`;
  const fitting = targets.filter(({path}) => address.startsWith(path));
  return fitting.sort((a, b) => b.path.length - a.path.length)[0] ?? targets[0]!;
}

/** Is this a reader's visit to a page, not a file that a page asks for? */
function isVisit(req: IncomingMessage): boolean {
  return (req.headers.accept ?? '').includes('text/html') && !/\.(?!html)\w+$/.test(req.url!.split('?')[0]!);
}

/**
 * One address in front of the development servers: sends each request to the server of its
 * language, redirects as the host does, and answers 404 for pages that do not exist (the
 * servers themselves answer 200 to everything).
 *
 * @param targets running or starting servers; the first also gets what no other language claims
 * @param answers what the site's host answers; see `createAnswers`
 */
export function createDevProxy(
  targets: readonly Target[],
  answers: (url: string) => Answer | undefined,
  {faultsOf, waitingPage}: {readonly faultsOf: FaultsOf; readonly waitingPage: string},
): Server {
  const proxy = createProxyServer({});
  const address = (url: string) => `http://127.0.0.1:${targetOf(targets, url).port}`;
  const answerTo = (req: IncomingMessage) => (isVisit(req) ? answers(req.url!) : undefined);

  const forward = (req: IncomingMessage, res: ServerResponse) =>
    proxy.web(req, res, {target: address(req.url!)}).catch(() => {
      if (!res.headersSent) {
        res.writeHead(503, {'Content-Type': 'text/html; charset=utf-8', 'Retry-After': '1'}).end(waitingPage);
      }
    });

  proxy.on('proxyRes', (proxyRes, req) => {
    if (answerTo(req as IncomingMessage)?.status === 404 && proxyRes.statusCode === 200) {
      proxyRes.statusCode = 404;
    }
  });

  const server = createServer((req, res) => {
    if (answerFaults(faultsOf, (address) => targetOf(targets, address).started, req, res)) {
      return;
    }
    const answer = answerTo(req);
    if (answer?.status === 301) {
      // Not for ever: the page may be written in a moment.
      res.writeHead(302, {Location: answer.location}).end();
    } else if (answer?.status === 400) {
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
