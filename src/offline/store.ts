/** What is kept in the reader's browser, for the worker and for the page of the switch. */
import {filesOf, manifestAt, pageAt, type OfflineManifest, type OfflineSection} from './site';

/** `mark` is there as long as the reader wants anything kept. */
const names = {mark: 'offline-mark', pages: 'offline-pages', files: 'offline-files'} as const;
const stateKey = '/offline-state';

/** Requests that are under way together. */
const together = 6;

const keptOnHeader = 'Kept-On';
const titleHeader = 'Kept-Title';

interface LanguageState {
  /** The manifest that all of it was last compared with. */
  readonly seen?: string;
  /** Files of the sections that are kept whole. */
  readonly sections: Readonly<Record<string, readonly string[]>>;
}
type State = Readonly<Record<string, LanguageState>>;

export interface KeptPage {
  readonly address: string;
  readonly title: string;
  readonly keptOn: Date;
}

/** The browser has no room for what is to be kept. */
export class NoRoom extends Error {}

/** One at a time, in whatever tab or worker: two that keep and forget would leave halves behind. */
function alone<T>(act: () => Promise<T>): Promise<T> {
  return navigator.locks.request('offline', act) as Promise<T>;
}

export const isOn = (): Promise<boolean> => caches.has(names.mark);

/** What a damaged cache says is as good as nothing. */
async function readState(): Promise<State> {
  const found = await caches.match(stateKey, {cacheName: names.mark});
  const state = (await found?.json().catch(() => undefined)) as State | null | undefined;
  return typeof state === 'object' && state !== null ? state : {};
}

/** Puts something into a cache, unless the reader has had all forgotten in the meantime. */
async function put(what: keyof typeof names, address: string, response: Response): Promise<void> {
  await navigator.locks.request('offline-put', {mode: 'shared'}, async () => {
    if (await isOn()) {
      await (await caches.open(names[what])).put(address, response);
    }
  });
}

const stateOf = async (root: string): Promise<LanguageState> => (await readState())[root] ?? {sections: {}};

async function writeState(root: string, change: Partial<LanguageState>): Promise<void> {
  const changed = {...(await readState()), [root]: {...(await stateOf(root)), ...change}};
  await put('mark', stateKey, new Response(JSON.stringify(changed)));
}

/** Begins to keep things. */
export async function switchOn(): Promise<void> {
  await caches.open(names.mark);
}

/** Deletes all that is kept. */
export function forget(): Promise<void> {
  return alone(async () => {
    await navigator.locks.request('offline-put', () =>
      Promise.all(Object.values(names).map((name) => caches.delete(name))),
    );
  });
}

type Kept = 'pages' | 'files';

/** The kept copy of a page or file, if there is one. */
export const copyOf = (what: Kept, address: string): Promise<Response | undefined> =>
  caches.match(address, {cacheName: names[what], ignoreVary: true});

export async function drop(what: Kept, address: string): Promise<void> {
  await (await caches.open(names[what])).delete(address);
}

/** When a copy was kept (ISO 8601), and of which release it is, where the host says so. */
export function originOf({headers}: Response): {readonly on: string; readonly release: string} {
  return {on: headers.get(keptOnHeader) ?? '', release: headers.get('Docs-Release') ?? ''};
}

/** The same answer with other text. The body of a kept answer is not compressed, whatever the host said of it. */
export function withText({status, headers}: Response, text: string): Response {
  const own = new Headers(headers);
  own.delete('Content-Encoding');
  own.delete('Content-Length');
  return new Response(text, {status, headers: own});
}

export const isPage = ({headers}: Response): boolean => (headers.get('Content-Type') ?? '').startsWith('text/html');

/** @throws when the address does not answer with a page or file of its own */
async function fetchGood(address: string, cache?: RequestCache): Promise<Response> {
  const response = await fetch(address, {cache});
  if (!response.ok || response.redirected) {
    throw new Error(`${address} answered ${response.status}`);
  }
  return response;
}

/** Does something for each of a list, a few at a time. @throws the first failure, when nothing is under way any more */
async function forEach<T>(list: readonly T[], act: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...list];
  const work = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      await act(item);
    }
  };
  const stop = (error: unknown) => {
    waiting.length = 0;
    throw error;
  };
  const ends = await Promise.allSettled(Array.from({length: together}, () => work().catch(stop)));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) {
    throw failed.reason;
  }
}

async function absent(addresses: readonly string[]): Promise<string[]> {
  const kept = await Promise.all(addresses.map((address) => copyOf('files', address)));
  return addresses.filter((_, index) => !kept[index]);
}

const filesOfSection = ({pages, sizes}: OfflineSection): string[] =>
  Object.keys(sizes).filter((address) => !pages.includes(address));

/** Bytes that a section would take beside what is kept already. */
export async function missingBytes(section: OfflineSection): Promise<number> {
  const addresses = [...section.pages, ...(await absent(filesOfSection(section)))];
  return addresses.reduce((sum, address) => sum + section.sizes[address]!, 0);
}

/** Media types of files that a page cannot do without, by what their names end with. */
const types = {js: /javascript/, css: /^text\/css/, json: /json/} as const;

/**
 * The same answer, when it is what its address promises: a portal that asks for a login answers with a page of its own, and
 * a line that breaks off leaves half a file.
 *
 * @throws when it is not
 */
async function whole(address: string, response: Response): Promise<Response> {
  const {headers} = response;
  const body = await response.clone().arrayBuffer();
  const type = types[address.split('.').at(-1) as keyof typeof types] ?? /^(?!text\/html)/;
  const length = headers.has('Content-Encoding') ? undefined : headers.get('Content-Length');
  if (!type.test(headers.get('Content-Type') ?? '') || (length && Number(length) !== body.byteLength)) {
    throw new Error(`${address} is not what was asked for`);
  }
  return response;
}

/** Keeps a file. The name says what is in it, so the browser's own copy will do. @throws when it is another than its name says */
export async function keepFile(address: string, response?: Response): Promise<void> {
  await put('files', address, await whole(address, response ?? (await fetchGood(address))));
}

async function putPage(address: string, response: Response, html: string): Promise<void> {
  const copy = withText(response, html);
  const [, title = address] = /<title[^>]*>([^<|]*[^<|\s])/.exec(html) ?? [];
  copy.headers.set(keptOnHeader, new Date().toISOString());
  copy.headers.set(titleHeader, encodeURIComponent(title));
  await put('pages', address, copy);
}

/** Keeps a page with all that it names; the page last, so that none is there without its files. */
export async function keepPage(address: string, response: Response, roots: readonly string[]): Promise<void> {
  const html = await response.text();
  await forEach(await absent(filesOf(html, roots)), keepFile);
  await putPage(address, response, html);
}

/** Asks for a page and keeps it. */
export async function fetchAndKeep(address: string, roots: readonly string[]): Promise<void> {
  const response = await fetchGood(address, 'no-cache');
  if (isPage(response)) {
    await keepPage(address, response, roots);
  }
}

/** What a kept copy says of itself; nothing when it was damaged. */
function describe(url: string, {headers}: Response): KeptPage | [] {
  try {
    const keptOn = new Date(headers.get(keptOnHeader)!);
    // Throws for what is no date.
    keptOn.toISOString();
    return {address: new URL(url).pathname, title: decodeURIComponent(headers.get(titleHeader)!), keptOn};
  } catch {
    return [];
  }
}

/** The pages that are kept, in the order of their titles. */
export async function keptPages(): Promise<KeptPage[]> {
  const cache = await caches.open(names.pages);
  const pages = (await cache.keys()).map(async ({url}) => describe(url, (await cache.match(url, {ignoreVary: true}))!));
  return (await Promise.all(pages)).flat().sort((a, b) => a.title.localeCompare(b.title));
}

/** @throws when the manifest cannot be had */
export async function fetchManifest(root: string): Promise<OfflineManifest> {
  return (await (await fetchGood(manifestAt(root), 'no-cache')).json()) as OfflineManifest;
}

/** Ids of the sections of a language that are kept whole. */
export async function keptSections(root: string): Promise<string[]> {
  return Object.keys((await stateOf(root)).sections);
}

async function requireRoom(bytes: number): Promise<void> {
  const {quota = Infinity, usage = 0} = (await navigator.storage?.estimate?.()) ?? {};
  if (bytes > quota - usage) {
    throw new NoRoom();
  }
}

/** Fetches a section and keeps it, its pages last. @throws when one does not come, or a release comes in between */
async function fetchSection(
  root: string,
  manifest: OfflineManifest,
  {pages}: OfflineSection,
  files: readonly string[],
  onProgress: (share: number) => void,
): Promise<void> {
  const answers = new Map<string, readonly [Response, string]>();
  let done = 0;
  const tell = () => onProgress((done += 1) / (files.length + pages.length));
  await forEach(pages, async (address) => {
    const response = await fetchGood(address, 'no-cache');
    answers.set(address, [response, await response.text()]);
    tell();
  });
  await forEach(files, async (address) => {
    await keepFile(address);
    tell();
  });
  // Another one now: the pages are of two releases.
  if ((await fetchManifest(root)).id !== manifest.id) {
    throw new Error(`${manifestAt(root)} has changed meanwhile`);
  }
  for (const [address, [response, html]] of answers) {
    await putPage(address, response, html);
  }
}

/**
 * Keeps a whole section, or nothing of it.
 *
 * @param onProgress given the share that is done, 0 to 1
 * @throws NoRoom, or what the network or the browser said
 */
export function keepSection(
  root: string,
  manifest: OfflineManifest,
  section: OfflineSection,
  onProgress: (share: number) => void = () => undefined,
): Promise<void> {
  return alone(async () => {
    if (!(await isOn())) {
      return;
    }
    await requireRoom(await missingBytes(section));
    const files = filesOfSection(section);
    const missing = await absent(files);
    const before = new Set((await keptPages()).map(({address}) => address));
    try {
      await fetchSection(root, manifest, section, missing, onProgress);
    } catch (error) {
      const added = section.pages.filter((page) => !before.has(page));
      await Promise.all([...added.map((page) => drop('pages', page)), ...missing.map((file) => drop('files', file))]);
      throw error instanceof DOMException && error.name === 'QuotaExceededError' ? new NoRoom() : error;
    }
    const {sections} = await stateOf(root);
    await writeState(root, {sections: {...sections, [section.id]: files}});
  });
}

/** Deletes the files that neither a kept page nor a kept section needs. */
async function sweep(roots: readonly string[], own: readonly string[]): Promise<void> {
  const [pages, files] = await Promise.all([caches.open(names.pages), caches.open(names.files)]);
  const ofSections = Object.values(await readState()).flatMap(({sections}) => Object.values(sections).flat());
  const needed = new Set([...own, ...ofSections]);
  for (const request of await pages.keys()) {
    const html = await (await pages.match(request, {ignoreVary: true}))!.text();
    filesOf(html, roots).forEach((address) => needed.add(address));
  }
  for (const request of await files.keys()) {
    if (!needed.has(new URL(request.url).pathname)) {
      await files.delete(request);
    }
  }
}

/**
 * Brings what is kept of a language to the release that is served now; costs one small question when it is that already.
 *
 * @param own files that the worker itself needs
 */
export async function refresh(root: string, roots: readonly string[], own: readonly string[]): Promise<void> {
  const manifest = await fetchManifest(root);
  const {seen, sections} = await stateOf(root);
  if (seen === manifest.id) {
    return;
  }
  await fetchAndKeep(pageAt(root), roots);
  for (const section of manifest.sections.filter(({id}) => id in sections)) {
    await keepSection(root, manifest, section);
  }
  await alone(async () => {
    if (await isOn()) {
      await writeState(root, {seen: manifest.id});
      await sweep(roots, own);
    }
  });
}
