import {connect} from 'node:net';

/** Sends one request to the server under test and reads the answer. */
export type Ask = (method: string, target: string, headers?: Readonly<Record<string, string>>) => Promise<Answer>;

export interface Answer {
  readonly status: number;
  /** By name in lower case; a repeated header is joined with `, `. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

function dechunk(data: Buffer): Buffer {
  const parts: Buffer[] = [];
  let at = 0;
  for (;;) {
    const end = data.indexOf('\r\n', at);
    const size = Number.parseInt(data.toString('latin1', at, end), 16);
    if (!(size > 0)) {
      return Buffer.concat(parts);
    }
    parts.push(data.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
}

function parseHeaders(lines: readonly string[]): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const [name, ...rest] = line.split(':');
    const key = name!.toLowerCase();
    const value = rest.join(':').trim();
    headers[key] = key in headers ? `${headers[key]}, ${value}` : value;
  }
  return headers;
}

function parseAnswer(data: Buffer): Answer {
  const split = data.indexOf('\r\n\r\n');
  const [statusLine, ...lines] = data.toString('latin1', 0, split).split('\r\n');
  const headers = parseHeaders(lines);
  const rest = data.subarray(split + 4);
  const body = headers['transfer-encoding'] === 'chunked' ? dechunk(rest) : rest;
  return {status: Number(statusLine!.split(' ')[1]), headers, body};
}

/**
 * Sends a request exactly as it is written; every client library would tidy the path first.
 *
 * @param port of a server on 127.0.0.1
 * @param target path and query as they stand in the request line
 * @param headers beside Host and Connection
 * @throws when the server closes the connection without an answer, or is silent for 10 s
 */
export function rawRequest(
  port: number,
  method: string,
  target: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const lines = Object.entries({Host: 'localhost', Connection: 'close', ...headers}).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`, 'latin1'),
    );
    socket.setTimeout(10_000, () => socket.destroy(new Error(`${method} ${target}: no answer in 10 s`)));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => {
      const data = Buffer.concat(chunks);
      return data.length > 0
        ? resolve(parseAnswer(data))
        : reject(new Error(`${method} ${target}: closed without an answer`));
    });
  });
}

/** Requests to a port of 127.0.0.1, each on a connection of its own, over HTTP/1.1. */
export function asking(port: number): Ask {
  return (method, target, headers) => rawRequest(port, method, target, headers);
}
