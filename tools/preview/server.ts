import {createReadStream} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import {decide} from '../../deploy/routing/decide';
import {readSite} from './readSite';

const hashedAsset = /^(?:en\/)?assets\//;

function sendErrorPage(dir: string, file: string, res: ServerResponse): void {
  res.writeHead(404, {'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store'});
  createReadStream(path.join(dir, file)).pipe(res);
}

/**
 * A server that answers as a good host does: decides by deploy/routing, leaves the sending of
 * files (types, ranges, conditional requests) to sirv.
 *
 * @param dir a finished build
 * @param baseUrl path that the build was made for, with a slash at both ends
 * @throws when `dir` holds no build
 */
export function createPreviewServer(dir: string, baseUrl = '/'): Server {
  const site = readSite(dir, baseUrl);
  const send = sirv(dir, {
    etag: true,
    setHeaders: (res, pathname) => {
      const cacheable = hashedAsset.test(pathname.slice(1));
      res.setHeader('Cache-Control', cacheable ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });

  return createServer((req: IncomingMessage, res: ServerResponse) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.writeHead(405, {Allow: 'GET, HEAD'}).end();
      return;
    }
    const decision = decide(site, req.url ?? '/');
    if (decision.status === 301) {
      res.writeHead(301, {Location: decision.location, 'Cache-Control': 'no-cache'}).end();
    } else if (decision.status === 400) {
      res.writeHead(400, {'Content-Type': 'text/plain', 'Cache-Control': 'no-store'}).end('Bad request\n');
    } else if (decision.status === 404) {
      sendErrorPage(dir, decision.file, res);
    } else {
      req.url = `/${encodeURI(decision.file)}`;
      send(req, res, () => sendErrorPage(dir, '404.html', res));
    }
  });
}

/** Listens on the loopback address. Rejects with advice when the port is taken. */
export function listen(server: Server, port: number, host = '127.0.0.1'): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      reject(taken ? new Error(`Port ${port} is taken. Choose another: PORT=${port + 1} npm run preview`) : error);
    });
    server.listen(port, host, resolve);
  });
}
