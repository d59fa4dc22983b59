import {once} from 'node:events';
import {type IncomingMessage, request} from 'node:http';
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
