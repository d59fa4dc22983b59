import {createReadStream} from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import path from 'node:path';
import send from 'send';
import {cacheControl, hashedAsset, type Header, noIndex, pageTextPattern} from '../../deploy/headers/policy';
import {decide, releaseFile} from '../../deploy/routing/decide';
import mediaTypes from '../../deploy/mediaTypes.json';
import {UsageError} from '../../packages/common';
import {readSite} from '../lib/builtSite';

const onError = {'Cache-Control': cacheControl.error, [noIndex[0]]: noIndex[1]};
const pageText = new RegExp(pageTextPattern);
const typeByExtension = new Map(Object.entries(mediaTypes).map(([extension, type]) => [`.${extension}`, type]));

/** What a file of the build is sent with. */
export function headersOf(file: string): Readonly<Record<string, string>> {
  const caching = hashedAsset.test(file) ? cacheControl.hashed : cacheControl.page;
  return {
    'Content-Type': typeByExtension.get(path.extname(file)) ?? 'application/octet-stream',
    'Cache-Control': file === releaseFile ? cacheControl.error : caching,
    ...(pageText.test(`/${file}`) && Object.fromEntries([noIndex])),
  };
}

function sendErrorPage(dir: string, file: string, req: IncomingMessage, res: ServerResponse): void {
  res.writeHead(404, {'Content-Type': mediaTypes.html, ...onError});
  if (req.method === 'HEAD') {
    res.end();
  } else {
    createReadStream(path.join(dir, file)).pipe(res);
  }
}

/** Sends a file of the build. What cannot be sent, such as a range beyond its end, is answered without a body. */
function sendFile(dir: string, file: string, req: IncomingMessage, res: ServerResponse): void {
  Object.entries(headersOf(file)).forEach((header) => res.setHeader(...header));
  send(req, encodeURI(file), {root: dir, dotfiles: 'allow', cacheControl: false})
    .on('error', ({status, headers}: {status: number; headers?: OutgoingHttpHeaders}) =>
      res.headersSent ? res.destroy() : res.writeHead(status, {...headers, ...onError}).end(),
    )
    .pipe(res);
}

/**
 * A server that answers as a good host does, without its compression: decides by deploy/routing, leaves ranges and
 * conditional requests to `send`.
 *
 * @param dir a finished build
 * @param baseUrl path that the build was made for, with a slash at both ends
 * @param headers sent with every answer: `securityHeaders` of deploy/headers
 * @throws when `dir` holds no build
 */
export function createPreviewServer(dir: string, baseUrl = '/', headers: readonly Header[] = []): Server {
  const site = readSite(dir, baseUrl);
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
      sendFile(dir, decision.file, req, res);
    }
  });
}

/** Listens on the loopback address. Rejects with advice when the port is taken. */
export function listen(server: Server, port: number, host = '127.0.0.1'): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      reject(taken ? new UsageError(`Port ${port} is taken. Choose another by PORT=${port + 1}.`) : error);
    });
    server.listen(port, host, resolve);
  });
}
