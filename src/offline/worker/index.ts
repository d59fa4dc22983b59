/** Stands between the site and a reader who has asked for it; see tools/offline/README.md. */
import {escapeHtml} from '../../../packages/common/client';
import {isHashed, pageAt, rootAt} from '../site';
import {copyOf, drop, fetchAndKeep, isPage, keepFile, keepPage, originOf, refresh, withText} from '../store';
import {answer} from './answer';
import {scope, type PageMessage} from './scope';

const {note, style, roots, words} = scope.offlineSite;
const own = [note, style];

/** Work for later, which may fail: the next page that is loaded tries again. */
function later(event: ExtendableEvent, work: Promise<unknown>): void {
  event.waitUntil(work.catch(() => undefined));
}

/** A page with the script that says where it is from. It stands last; the parser puts it into the body. */
async function withNote(address: string, page: Response, origin: Readonly<Record<string, string>>): Promise<Response> {
  const root = rootAt(address, roots);
  const said = JSON.stringify(words[root]);
  const data = Object.entries({style, page: pageAt(root), words: said, ...origin}).map(
    ([name, value]) => `data-${name}="${escapeHtml(value)}"`,
  );
  return withText(page, `${await page.text()}<script async src="${note}" ${data.join(' ')}></script>`);
}

/** Does what an answer of the site means for the copy. */
async function take(address: string, response: Response): Promise<void> {
  if (response.ok && isPage(response)) {
    await keepPage(address, response, roots);
    await refresh(rootAt(address, roots), roots, own);
  } else if ([401, 403, 404, 410].includes(response.status)) {
    await drop('pages', address);
  }
}

/** Says under the address of a page that it is not kept, and which ones are. */
async function missed(address: string): Promise<Response> {
  const page = await copyOf('pages', pageAt(rootAt(address, roots)));
  return page ? new Response(page.body, {status: 503, headers: page.headers}) : Response.error();
}

async function answerPage(event: FetchEvent): Promise<Response> {
  const {request} = event;
  const {pathname} = new URL(request.url);
  const asked = fetch(request);
  later(
    event,
    asked.then((response) => take(pathname, response.clone())),
  );
  const {response, from} = await answer({
    ask: async () => (await asked).clone(),
    kept: await copyOf('pages', pathname),
  });
  if (!response) {
    return missed(pathname);
  }
  if (from === 'copy') {
    return withNote(pathname, response, {...originOf(response), copy: ''});
  }
  const {release} = originOf(response);
  return response.ok && isPage(response)
    ? withNote(pathname, response, {release, on: new Date().toISOString()})
    : response;
}

/** A file whose name changes with its content: the copy is as good as the site's. */
async function answerFile(event: FetchEvent): Promise<Response> {
  const {request} = event;
  const {pathname} = new URL(request.url);
  const kept = await copyOf('files', pathname);
  if (kept) {
    return kept;
  }
  const response = await fetch(request);
  if (response.status === 200) {
    later(event, keepFile(pathname, response.clone()));
  }
  return response;
}

scope.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      await Promise.all([
        ...own.map((address) => keepFile(address)),
        ...roots.map((root) => fetchAndKeep(pageAt(root), roots)),
      ]);
      await scope.skipWaiting();
    })(),
  );
});

// From now on for the tabs that are open, too.
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));

scope.addEventListener('fetch', (event) => {
  const {request} = event;
  const {origin, pathname} = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) {
    return;
  }
  if (request.mode === 'navigate') {
    event.respondWith(answerPage(event));
  } else if (isHashed(pathname, roots)) {
    event.respondWith(answerFile(event));
  }
});

scope.addEventListener('message', (event) => {
  const {read, broken} = event.data as PageMessage;
  // A click inside the site asks for no page; that it was read, the page says itself.
  if (read) {
    later(event, fetchAndKeep(read, roots));
  }
  if (broken) {
    later(event, drop('files', broken));
  }
});
