/** The page of the switch, and what stands under the address of a page that is not kept (tools/offline/page.ts). */
import {type OfflineManifest, type OfflineSection, pageAt} from '../site';
import {
  fetchManifest,
  forget,
  isOn,
  keepSection,
  keptPages,
  keptSections,
  missingBytes,
  NoRoom,
  switchOn,
} from '../store';
import {filled, localeOf} from '../../lib/locales';
import {sizeInWords} from '../../lib/handbooks';
import {momentInWords} from '../note/state';
import type {ControlWords} from '../words';

const main = document.querySelector<HTMLElement>('main')!;
const {root = '/', worker = '/sw.js', words = ''} = main.dataset;
const {lang} = document.documentElement;
const say = JSON.parse(words) as ControlWords;

const part = (name: string) => main.querySelector<HTMLElement>(`[data-part="${name}"]`)!;
const status = part('status');
const control = part('switch');

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}

/** Resolves when the worker has what it needs. @throws when it could not get it */
function activated(coming: ServiceWorker): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (coming.state === 'activated') {
        resolve();
      } else if (coming.state === 'redundant') {
        reject(new Error('The worker could not be installed.'));
      }
    };
    coming.addEventListener('statechange', look);
    look();
  });
}

async function switchAllOff(): Promise<void> {
  await (await navigator.serviceWorker.getRegistration(worker))?.unregister();
  await forget();
}

async function switchAllOn(): Promise<void> {
  try {
    await switchOn();
    const {installing, waiting, active} = await navigator.serviceWorker.register(worker);
    await activated((active ?? waiting ?? installing)!);
  } catch (error) {
    await switchAllOff();
    throw error;
  }
}

/** Does what a button asks for, says how it went, and draws the page anew. */
async function perform(act: () => Promise<void>, done: () => string): Promise<void> {
  if (main.ariaBusy === 'true') {
    return;
  }
  main.ariaBusy = 'true';
  status.textContent = say.working;
  let outcome: string;
  try {
    await act();
    outcome = done();
  } catch (error) {
    outcome = error instanceof NoRoom ? say.noRoom : say.failed;
  }
  main.ariaBusy = 'false';
  await draw();
  status.textContent = outcome;
}

async function sectionRow(manifest: OfflineManifest, section: OfflineSection, isKept: boolean): Promise<HTMLElement> {
  const row = element('li', {});
  const label = element('span', {id: `section-${section.id}`, textContent: section.label});
  const button = element('button', {type: 'button', className: 'yt-btn', id: `keep-${section.id}`});
  button.textContent = isKept
    ? say.kept
    : filled(say.keep, {size: sizeInWords(await missingBytes(section), localeOf(lang.slice(0, 2)))});
  button.setAttribute('aria-describedby', label.id);
  button.setAttribute('aria-disabled', `${isKept}`);
  const percent = new Intl.NumberFormat(lang, {style: 'percent'});
  const keep = async () => {
    if (!(await isOn())) {
      await switchAllOn();
    }
    await keepSection(root, manifest, section, (share) => {
      button.textContent = filled(say.keeping, {percent: percent.format(share)});
    });
  };
  button.addEventListener('click', () => void (isKept || perform(keep, () => `${section.label}: ${say.kept}.`)));
  row.append(label, button);
  return row;
}

async function drawSections(): Promise<void> {
  const manifest = await fetchManifest(root).catch(() => undefined);
  const kept = await keptSections(root);
  const rows = manifest?.sections.map((section) => sectionRow(manifest, section, kept.includes(section.id))) ?? [];
  part('section-list').replaceChildren(...(await Promise.all(rows)));
  part('sections').hidden = rows.length === 0;
}

async function drawPages(): Promise<void> {
  // The page of the switch itself is no reading.
  const pages = (await keptPages()).filter(({address}) => !address.endsWith(pageAt('/')));
  const rows = pages.map(({address, title, keptOn}) => {
    const row = element('li', {});
    const link = element('a', {href: address, textContent: title});
    row.append(link, element('small', {textContent: momentInWords(keptOn, lang)}));
    return row;
  });
  part('page-list').replaceChildren(...(rows.length > 0 ? rows : [element('li', {textContent: say.noPages})]));
  part('pages').hidden = false;
}

/** Draws what is kept; the focus stays on the button it was on. */
async function draw(): Promise<void> {
  const focused = document.activeElement?.id;
  const on = await isOn();
  control.textContent = on ? say.switchOff : say.switchOn;
  control.classList.toggle('yt-btn--primary', !on);
  control.hidden = false;
  status.textContent = on ? say.isOn : say.isOff;
  await drawSections().catch(() => (part('sections').hidden = true));
  part('pages').hidden = !on;
  if (on) {
    await drawPages();
  }
  if (focused) {
    document.getElementById(focused)?.focus();
  }
}

async function toggle(): Promise<void> {
  const on = await isOn();
  await perform(on ? switchAllOff : switchAllOn, () => (on ? say.forgotten : say.isOn));
}

/** Stands in for a page that is not kept: says so, and offers those that are. */
async function showMissed(): Promise<void> {
  document.title = say.missedTitle;
  main.querySelector('h1')!.textContent = say.missedTitle;
  part('lead').textContent = say.missedLead;
  control.textContent = say.retry;
  control.hidden = false;
  control.addEventListener('click', () => location.reload());
  await drawPages();
}

async function start(): Promise<void> {
  if (location.pathname !== pageAt(root)) {
    await showMissed();
  } else if ('withdrawn' in main.dataset) {
    status.textContent = say.withdrawn;
  } else if (!('serviceWorker' in navigator && 'caches' in window && 'locks' in navigator)) {
    status.textContent = say.unsupported;
  } else {
    control.addEventListener('click', () => void toggle());
    // Firefox has the interface and refuses to use it where site data are blocked.
    await draw().catch(() => {
      control.hidden = true;
      status.textContent = say.unsupported;
    });
  }
}

void start();
