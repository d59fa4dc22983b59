/**
 * What is wrong with the page that is open, told on it: a script that every page of a development server asks for,
 * and the answers it gets.
 */
import type {IncomingMessage, ServerResponse} from 'node:http';

/** What is wrong with the page at an address, a text for each fault. */
export type FaultsOf = (address: string) => Promise<readonly string[]>;

/** Addresses of the script and of its answers. */
export const faultsScript = '/__faults.js';
const faultsAnswer = '/__faults';

/** It lies above everything, also above the framework's own screen for a page that it cannot compile. */
const script = `{
  const box = document.createElement('pre');
  box.popover = 'manual';
  box.className = 'page-faults';
  box.style.cssText = 'position:fixed;inset:auto 0 0;width:auto;max-height:40vh;margin:0;padding:12px 16px;overflow:auto;border:0;border-top:3px solid #b00020;background:#fff;color:#111;font:14px/1.5 monospace;white-space:pre-wrap';
  let shown = '';
  const look = async () => {
    const answer = await fetch('${faultsAnswer}?of=' + encodeURIComponent(location.pathname)).catch(() => undefined);
    const text = answer && answer.ok ? (await answer.json()).join('\\n') : shown;
    if (text !== shown) {
      shown = box.textContent = text;
      text ? (document.body.append(box), box.showPopover()) : box.remove();
    }
    setTimeout(look, 700);
  };
  look();
}`;

/** Answers what the script asks for; `false` when the request is none of that. */
export function answerFaults(faultsOf: FaultsOf, req: IncomingMessage, res: ServerResponse): boolean {
  const [address, query] = req.url!.split('?');
  if (address === faultsScript) {
    res.writeHead(200, {'Content-Type': 'text/javascript; charset=utf-8'}).end(script);
    return true;
  }
  if (address !== faultsAnswer) {
    return false;
  }
  faultsOf(new URLSearchParams(query).get('of') ?? '/').then(
    (faults) => res.writeHead(200, {'Content-Type': 'application/json'}).end(JSON.stringify(faults)),
    (error: unknown) => res.writeHead(500).end(String(error)),
  );
  return true;
}
