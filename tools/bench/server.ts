import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {decide} from '../../deploy/routing/decide';
import {readSite} from '../serve/readSite';
import {headersOf, listen} from '../serve/server';

/** A file that was sent. */
export interface Sent {
  /** Path below the folder, with forward slashes. */
  readonly file: string;
  /** Bytes of the body as it travelled. */
  readonly bytes: number;
  /** Asked for in advance, for a page that may come. */
  readonly ahead: boolean;
}

/** A server that knows what it has sent. */
export interface GzipServer {
  readonly origin: string;
  /** What was sent since the last call. */
  take(): Sent[];
  close(): void;
}

/**
 * Serves a finished build as a good host would, each file by gzip -9, and keeps account.
 *
 * @param dir folder of the build, absolute
 */
export async function serveGzip(dir: string): Promise<GzipServer> {
  const site = readSite(dir);
  const bodies = new Map<string, Buffer>();
  const sent: Sent[] = [];
  const server = createServer(({url = '/', headers}, response) => {
    const decision = decide(site, url);
    if (decision.status !== 200) {
      response.writeHead(404).end();
      return;
    }
    const {file} = decision;
    const body = bodies.get(file) ?? gzipSync(readFileSync(path.join(dir, file)), {level: 9});
    bodies.set(file, body);
    sent.push({file, bytes: body.length, ahead: String(headers['sec-purpose']).includes('prefetch')});
    response.writeHead(200, {...headersOf(file), 'Content-Encoding': 'gzip', 'Content-Length': body.length}).end(body);
  });
  await listen(server, 0);
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    take: () => sent.splice(0),
    close: () => void server.close().closeAllConnections(),
  };
}
