import {root} from './framework';

const waiting = new Map<string, (text: string) => void>();

declare global {
  interface Window {
    /** Called by each file of `copy/embedded` with what it stands for. */
    embedded?: (address: string, text: string) => void;
  }
}

// Addresses in an index begin with this in the place of the folder (tools/copy/embedded.ts).
window.embedded = (address, text) => waiting.get(address)?.(text.replaceAll('"copy:/', `"${root}`));

/**
 * Stands in for `fetch`, which browsers forbid to pages from `file:`: what the search asks for comes as a script.
 *
 * @param address of the site, as `/search`
 */
export function fetch(address: string): Promise<Response> {
  return new Promise((resolve, reject) => {
    waiting.set(address, (text) => resolve(new Response(text)));
    const script = document.createElement('script');
    script.src = `${root}copy/embedded${address}.js`;
    script.onerror = () => reject(new Error(`${script.src} is not there.`));
    document.head.append(script);
  });
}
