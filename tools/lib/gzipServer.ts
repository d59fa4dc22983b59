import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {mediaTypes, extensionOf} from '../../deploy/mediaTypes';
import {cacheControl, hashedAsset} from '../../deploy/headers/policy';

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
  take(): readonly Sent[];
  close(): void;
}

interface Body {
  readonly content: Buffer;
  readonly gzip: boolean;
}

/** A body as it travels, gzip -9 where that is smaller: files that are compressed already stay as they are. */
export function packed(plain: Buffer): Body {
  const content = gzipSync(plain, {level: 9});
  return content.length < plain.length ? {content, gzip: true} : {content: plain, gzip: false};
}

/** The file at an address: the address itself, or the page without its ending; `undefined` outside `dir` or when there is none. */
export function fileAt(dir: string, url: string): string | undefined {
  const name = decodeURIComponent(new URL(url, 'http://localhost').pathname).replace(/\/$/, '');
  return [name, `${name}.html`, `${name}/index.html`]
    .map((candidate) => path.join(dir, path.normalize(candidate)))
    .find((file) => file.startsWith(dir + path.sep) && existsSync(file) && statSync(file).isFile());
}

/**
 * Serves a folder on the loopback address as a good host would, compressed, and keeps account.
 * Files with a hash in their name may be cached for ever, others never.
 *
 * @param dir folder, absolute
 */
export function serveGzip(dir: string): Promise<GzipServer> {
  const bodies = new Map<string, Body>();
  let sent: Sent[] = [];

  function bodyOf(file: string): Body {
    const body = bodies.get(file) ?? packed(readFileSync(file));
    bodies.set(file, body);
    return body;
  }

  function answer({url = '/', headers}: IncomingMessage, response: ServerResponse): void {
    const file = fileAt(dir, url);
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    const {content, gzip} = bodyOf(file);
    const name = path.relative(dir, file).split(path.sep).join('/');
    sent.push({
      file: name,
      bytes: content.length,
      ahead: headers['sec-purpose']?.toString().includes('prefetch') ?? false,
    });
    response.writeHead(200, {
      'Content-Type': mediaTypes[extensionOf(file)] ?? 'application/octet-stream',
      'Cache-Control': hashedAsset.test(name) ? cacheControl.hashed : 'no-store',
      'Content-Length': content.length,
      ...(gzip && {'Content-Encoding': 'gzip'}),
    });
    response.end(content);
  }

  const server = createServer(answer);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () =>
      resolve({
        origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        take() {
          const taken = sent;
          sent = [];
          return taken;
        },
        close() {
          server.close();
          server.closeAllConnections();
        },
      }),
    );
  });
}
