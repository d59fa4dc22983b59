import {createReadStream} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import {cacheControl, hashedAsset, type Header, noIndex, pageTextPattern} from '../../deploy/headers/policy';
import {decide, releaseFile} from '../../deploy/routing/decide';
import {extensionOf, mediaTypes} from '../../deploy/mediaTypes';
import {readSite} from './readSite';

const onError = {'Cache-Control': cacheControl.error, [noIndex[0]]: noIndex[1]};
const pageText = new RegExp(pageTextPattern);

function cachingOf(file: string): string {
  if (file === releaseFile) return cacheControl.error;
  return hashedAsset.test(file) ? cacheControl.hashed : cacheControl.page;
}

function sendErrorPage(dir: string, file: string, req: IncomingMessage, res: ServerResponse): void {
  res.writeHead(404, {'Content-Type': mediaTypes.html, ...onError});
  if (req.method === 'HEAD') {
    res.end();
  } else {
    createReadStream(path.join(dir, file)).pipe(res);
  }
}

/**
 * A server that answers as a good host does: decides by deploy/routing, leaves the sending of
 * files (types, ranges, conditional requests) to sirv.
 *
 * @param dir a finished build
 * @param baseUrl path that the build was made for, with a slash at both ends
 * @param headers sent with every answer: `securityHeaders` of deploy/headers
 * @throws when `dir` holds no build
 */
export function createPreviewServer(dir: string, baseUrl = '/', headers: readonly Header[] = []): Server {
  const site = readSite(dir, baseUrl);
  const send = sirv(dir, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (res, pathname) => {
      const type = mediaTypes[extensionOf(pathname)];
      if (type) {
        res.setHeader('Content-Type', type);
      }
      if (pageText.test(pathname)) {
        res.setHeader(...noIndex);
      }
      res.setHeader('Cache-Control', cachingOf(pathname.slice(1)));
    },
  });

  return createServer((req: IncomingMessage, res: ServerResponse) => {
    headers.forEach(([name, value]) => res.setHeader(name, value));
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.writeHead(405, {Allow: 'GET, HEAD', ...onError}).end();
      return;
    }
    const decision = decide(site, req.url ?? '/');
    if (decision.status === 301) {
      res.writeHead(301, {Location: decision.location, 'Cache-Control': cacheControl.page}).end();
    } else if (decision.status === 400) {
      res.writeHead(400, {'Content-Type': mediaTypes.txt, ...onError}).end('Bad request\n');
    } else if (decision.status === 404) {
      sendErrorPage(dir, decision.file, req, res);
    } else {
      req.url = `/${encodeURI(decision.file)}`;
      send(req, res, () => sendErrorPage(dir, '404.html', req, res));
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
