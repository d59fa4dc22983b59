/**
 * What is wrong with the page that is open, shown on it: a script that every page of a development server asks for,
 * and the answers it gets. It loads the page again when its server has been started again.
 */
import {readFileSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';

/** What is wrong with the page at an address, a text for each fault. */
export type FaultsOf = (address: string) => Promise<readonly string[]>;

/** Variable of the environment that a server has when it stands behind the proxy: when it was started. */
export const behindProxy = 'BILINGUAL_DEV';

/** Addresses of the script, and of the answers that it asks for (`faults.client.js`). */
export const faultsScript = '/__faults.js';
const faultsAnswer = '/__faults';

/** Header of the answer to HEAD: when the server of the page was started. */
const startHeader = 'X-Started';

const script = readFileSync(path.join(__dirname, 'faults.client.js'));

/**
 * Answers what the script asks for: the faults of a page, or, to HEAD, when its server was started.
 *
 * @returns `false` when the request is none of that
 */
export function answerFaults(
  faultsOf: FaultsOf,
  startOf: (address: string) => number,
  req: IncomingMessage,
  res: ServerResponse,
): boolean {
  const [address, query] = req.url!.split('?');
  if (address === faultsScript) {
    res.writeHead(200, {'Content-Type': 'text/javascript; charset=utf-8'}).end(script);
    return true;
  }
  if (address !== faultsAnswer) {
    return false;
  }
  const page = new URLSearchParams(query).get('of') ?? '/';
  if (req.method === 'HEAD') {
    res.writeHead(200, {[startHeader]: startOf(page)}).end();
    return true;
  }
  faultsOf(page).then(
    (faults) => res.writeHead(200, {'Content-Type': 'application/json'}).end(JSON.stringify(faults)),
    (error: unknown) => res.writeHead(500).end(String(error)),
  );
  return true;
}
