/**
 * Put by the worker into every page that comes through it, for readers who have asked for reading offline alone.
 * Says when a page is a kept copy or the network is gone, and sends the worker what is read by clicks.
 */
import type {NoteWords} from '../words';
import {noteText} from './state';

const {on = '', release = '', copy, style = '', page = '', words = ''} = document.currentScript!.dataset;
const say = JSON.parse(words) as NoteWords;
let hasBeenOffline = !navigator.onLine;

function makeNote(): HTMLElement {
  const note = Object.assign(document.createElement('aside'), {className: 'yt-kept'});
  note.setAttribute('aria-label', say.noteName);
  const text = document.createElement('p');
  text.setAttribute('role', 'status');
  const again = document.createElement('button');
  Object.assign(again, {className: 'yt-btn', type: 'button', textContent: say.retry, onclick: () => location.reload()});
  const kept = Object.assign(document.createElement('a'), {href: page, textContent: say.whatIsKept});
  note.append(text, again, kept);
  document.head.append(Object.assign(document.createElement('link'), {rel: 'stylesheet', href: style}));
  document.body.prepend(note);
  return note;
}

let note: HTMLElement | undefined;

function show(): void {
  const connection = {isCopy: copy !== undefined, isOnline: navigator.onLine, hasBeenOffline};
  const text = noteText(connection, {on: new Date(on), release}, say, document.documentElement.lang);
  if (text) {
    note ??= makeNote();
    note.querySelector('p')!.textContent = text;
  }
  if (note) {
    note.hidden = !text;
  }
}

addEventListener('offline', () => {
  hasBeenOffline = true;
  show();
});
addEventListener('online', show);
show();

const tell = (message: object) => navigator.serviceWorker.controller?.postMessage(message);

// A script whose copy cannot be read is asked for anew at the next load; one that fails at its work is whole.
addEventListener(
  'error',
  ({target, error, filename}) => {
    const unread = error instanceof SyntaxError ? filename : undefined;
    const address = target instanceof HTMLScriptElement ? target.src : unread;
    if (address) {
      tell({broken: new URL(address).pathname});
    }
  },
  true,
);

let {pathname} = location;
// The router writes the title of a page once it is there.
new MutationObserver(() => {
  if (location.pathname !== pathname) {
    ({pathname} = location);
    tell({read: pathname});
  }
}).observe(document.head, {childList: true, subtree: true, characterData: true});
