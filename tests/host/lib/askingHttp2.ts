import {once} from 'node:events';
import {type ClientHttp2Session, connect} from 'node:http2';
import type {Answer, Ask} from './rawRequest';

function ask(
  session: ClientHttp2Session,
  method: string,
  target: string,
  sent: Readonly<Record<string, string>>,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const stream = session.request({':method': method, ':path': target, ...sent});
    const chunks: Buffer[] = [];
    let headers: Record<string, string> = {};
    stream.setTimeout(10_000, () => stream.destroy(new Error(`${method} ${target}: no answer in 10 s`)));
    stream.on('response', (received) => {
      headers = Object.fromEntries(Object.entries(received).map(([name, value]) => [name, String(value)]));
    });
    stream.on('data', (chunk) => chunks.push(chunk));
    stream.on('error', reject);
    stream.on('close', () => resolve({status: Number(headers[':status']), headers, body: Buffer.concat(chunks)}));
    stream.end();
  });
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
  return {ask: (method, target, headers = {}) => ask(session, method, target, headers), close: () => session.close()};
}
