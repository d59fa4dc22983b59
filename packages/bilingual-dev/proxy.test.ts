import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {createDevProxy} from './proxy';
import {freePort} from './servers';

const running: Server[] = [];

/** Listens on the loopback address. @returns the port */
function listen(server: Server): Promise<number> {
  running.push(server);
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

/** A server of one language, which knows every address, as the framework's does. */
const languageServer = (id: string) => listen(createServer((req, res) => res.end(`${id} ${req.url}`)));

let origin: string;
beforeAll(async () => {
  const targets = [
    {id: 'sv', path: '/', port: await languageServer('sv'), started: 1},
    {id: 'en', path: '/en/', port: await languageServer('en'), started: 2},
    {id: 'fi', path: '/fi/', port: await freePort(), started: 3},
  ];
  const answers = (url: string) => {
    if (url.startsWith('/old')) {
      return {status: 301, location: '/new'} as const;
    }
    if (url.includes('%00')) {
      return {status: 400} as const;
    }
    return {status: url.includes('gone') ? 404 : 200} as const;
  };
  const faultsOf = async (address: string) => {
    if (address === '/en/odd') throw new Error('It broke down.');
    if (address === '/en/slow') await new Promise(() => undefined);
    return [`a fault of ${address}`];
  };
  const port = await listen(createDevProxy({targets, answers, faultsOf, waitingPage: 'wait'}));
  origin = `http://127.0.0.1:${port}`;
});
afterAll(() => running.forEach((server) => server.close()));

async function visit(url: string, accept = 'text/html'): Promise<{status: number; text: string; to: string | null}> {
  const response = await fetch(origin + url, {headers: {accept}, redirect: 'manual'});
  return {status: response.status, text: await response.text(), to: response.headers.get('location')};
}

it.each([
  ['/guide', 'sv /guide'],
  ['/english', 'sv /english'],
  ['/en', 'en /en'],
  ['/en?q=1', 'en /en?q=1'],
  ['/en/guide', 'en /en/guide'],
])('sends %s to the server of its language', async (url, text) => {
  expect(await visit(url)).toMatchObject({status: 200, text});
});

it('answers as the host does, and redirects for the moment only', async () => {
  expect(await visit('/old')).toMatchObject({status: 302, to: '/new'});
  expect(await visit('/gone')).toMatchObject({status: 404, text: 'sv /gone'});
  expect(await visit('/a%00')).toMatchObject({status: 400});
});

it('leaves files that a page asks for to the servers', async () => {
  expect(await visit('/gone.js')).toMatchObject({status: 200, text: 'sv /gone.js'});
  expect(await visit('/gone', '*/*')).toMatchObject({status: 200});
});

it('asks for patience while a server is starting', async () => {
  expect(await visit('/fi/guide')).toMatchObject({status: 503, text: 'wait'});
});

it('tells what is wrong with a page, and gives the script that asks for it', async () => {
  expect(await visit('/__faults?of=%2Fen%2Fguide')).toMatchObject({status: 200, text: '["a fault of /en/guide"]'});
  expect(await visit('/__faults?of=%2Fen%2Fodd')).toMatchObject({status: 500, text: 'Error: It broke down.'});
  expect((await visit('/__faults.js')).text).toContain('/__faults?of=');
});

it('tells when the server of a page was started, without waiting for its faults', async () => {
  const {headers} = await fetch(`${origin}/__faults?of=%2Fen%2Fslow`, {method: 'HEAD'});
  expect(headers.get('x-started')).toBe('2');
});
