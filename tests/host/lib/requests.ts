import {once} from 'node:events';
import {type IncomingMessage, request} from 'node:http';
import {type ClientHttp2Session, connect, type IncomingHttpHeaders} from 'node:http2';
import {buffer} from 'node:stream/consumers';

/** Sends one request to the server under test and reads the answer. */
export type Ask = (method: string, target: string, headers?: Readonly<Record<string, string>>) => Promise<Answer>;

export interface Answer {
  readonly status: number;
  /** By name in lower case; a repeated header is joined with `, `. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/**
 * Sends a request with its path exactly as it is written; `fetch` would tidy it first.
 *
 * @param port of a server on 127.0.0.1
 * @param target path and query as they stand in the request line
 * @param headers beside Host and Connection
 * @throws when the server closes the connection without an answer, or is silent for 10 s
 */
export async function rawRequest(
  port: number,
  method: string,
  target: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const asked = request({port, host: '127.0.0.1', method, path: target, agent: false, setHost: false});
  Object.entries({Host: 'localhost', Connection: 'close', ...headers}).forEach(([name, value]) =>
    asked.setHeader(name, value),
  );
  asked.setTimeout(10_000, () => asked.destroy(new Error(`${method} ${target}: no answer in 10 s`)));
  asked.end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const joined = Object.entries(answer.headersDistinct).map(([name, values]) => [name, values!.join(', ')]);
  return {status: answer.statusCode!, headers: Object.fromEntries(joined), body: await buffer(answer)};
}

/** Requests to a port of 127.0.0.1, each on a connection of its own, over HTTP/1.1. */
export function asking(port: number): Ask {
  return (method, target, headers) => rawRequest(port, method, target, headers);
}

async function askOn(
  session: ClientHttp2Session,
  method: string,
  target: string,
  sent: Readonly<Record<string, string>>,
): Promise<Answer> {
  const stream = session.request({':method': method, ':path': target, ...sent});
  // Also one that fails later, when nobody waits for it any more.
  stream.on('error', () => undefined);
  stream.end();
  const [received] = (await once(stream, 'response', {signal: AbortSignal.timeout(10_000)})) as [IncomingHttpHeaders];
  const headers = Object.fromEntries(Object.entries(received).map(([name, value]) => [name, String(value)]));
  return {status: Number(headers[':status']), headers, body: await buffer(stream)};
}

/** @param from address of the reader; a loopback has many */
function openSession(
  port: number,
  name: string,
  certificate: Buffer,
  {settings = {}, from = '127.0.0.1'} = {},
): ClientHttp2Session {
  const session = connect(`https://${name}:${port}`, {
    ca: certificate,
    lookup: (_host, _options, done) => done(null, '127.0.0.1', 4),
    settings,
    localAddress: from,
  } as Parameters<typeof connect>[1]);
  // Requests that it ends are told, each.
  session.on('error', () => undefined);
  return session;
}

/**
 * A reader on a slow line: asks for a file many times on one connection and takes 1 kB of each, so that all
 * of the requests are under way at once until they are closed.
 *
 * @returns the status of each
 */
export async function openSlowly(
  port: number,
  name: string,
  certificate: Buffer,
  count: number,
  target: string,
): Promise<{statuses: number[]; close(): void}> {
  const session = openSession(port, name, certificate, {settings: {initialWindowSize: 1024}});
  const streams = Array.from({length: count}, () => session.request({':path': target}));
  const answers = await Promise.all(streams.map((stream) => once(stream, 'response')));
  const statuses = answers.map(([headers]) => Number(headers[':status']));
  return {statuses, close: () => session.destroy()};
}

/**
 * Requests to a port of 127.0.0.1 over TLS and HTTP/2, all on one connection, as a browser makes them.
 *
 * @param name of the host, as its certificate says it
 * @param certificate that is trusted, PEM
 */
export function askingHttp2(port: number, name: string, certificate: Buffer, from?: string): {ask: Ask; close(): void} {
  const session = openSession(port, name, certificate, {from});
  return {ask: (method, target, headers = {}) => askOn(session, method, target, headers), close: () => session.close()};
}
