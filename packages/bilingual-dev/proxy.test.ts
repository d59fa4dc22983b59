import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {createDevProxy} from './proxy';
import {freePort} from './servers';

const running: Server[] = [];
let origin: string;

/** Listens on the loopback address. @returns the port */
function listen(server: Server): Promise<number> {
  running.push(server);
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

/** A server of one language, which knows every address, as the framework's does. */
const languageServer = (id: string) => listen(createServer((req, res) => res.end(`${id} ${req.url}`)));

beforeAll(async () => {
  const targets = [
    {id: 'sv', path: '/', port: await languageServer('sv'), started: 1},
    {id: 'en', path: '/en/', port: await languageServer('en'), started: 2},
    {id: 'fi', path: '/fi/', port: await freePort(), started: 3},
  ];
  const answers = (url: string) => {
    if (url.startsWith('/old')) return {status: 301, location: '/new'} as const;
    if (url.includes('%00')) return {status: 400} as const;
    return {status: url.includes('gone') ? 404 : 200} as const;
  };
  const faultsOf = async (address: string) => {
    if (address === '/en/odd') throw new Error('It broke down.');
    if (address === '/en/slow') await new Promise(() => undefined);
    return [`a fault of ${address}`];
  };
  origin = `http://127.0.0.1:${await listen(createDevProxy(targets, answers, {faultsOf, waitingPage: 'wait'}))}`;
});
afterAll(() => running.forEach((server) => server.close()));

it.each([
  ['sends a page to the server of its language', '/english', 200, 'sv /english'],
  ['and the home page of one', '/en?q=1', 200, 'en /en?q=1'],
  ['and a page below it', '/en/guide', 200, 'en /en/guide'],
  ['redirects as the host does, for the moment only', '/old', 302, ''],
  ['has the error pages of the host', '/gone', 404, 'sv /gone'],
  ['refuses what the host refuses', '/a%00', 400, 'Bad request\n'],
  ['leaves files that a page asks for to the servers', '/gone.js', 200, 'sv /gone.js'],
  ['asks for patience while a server is starting', '/fi/guide', 503, 'wait'],
  ['tells what is wrong with a page', '/__faults?of=%2Fen%2Fguide', 200, '["a fault of /en/guide"]'],
  ['and when that cannot be found', '/__faults?of=%2Fen%2Fodd', 500, 'Error: It broke down.'],
])('%s', async (_, url, status, text) => {
  const response = await fetch(origin + url, {headers: {accept: 'text/html'}, redirect: 'manual'});
  expect([response.status, await response.text()]).toEqual([status, text]);
});

it('tells when the server of a page was started, without waiting for its faults', async () => {
  const {headers} = await fetch(`${origin}/__faults?of=%2Fen%2Fslow`, {method: 'HEAD'});
  expect(headers.get('x-started')).toBe('2');
});
