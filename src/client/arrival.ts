/** What coming to an address with a hash takes beside what the router does. */
import {decoded} from '../../packages/common/client';
import {rememberPage} from '../components/Search/recentPages';
import type {Location} from './movedTo';
import {statusLine} from './statusLine';

interface Navigation {
  readonly location: Location;
  readonly previousLocation: Location | null;
}

let marked: Element | null = null;

const endLazyLayout = () => document.documentElement.removeAttribute('data-lazy-layout');

/**
 * Marks what the address points at, for the frame around it (`[data-target]` in src/css). `:target` stays where the
 * last load left it: the router's `pushState` does not move it. It serves until the page is hydrated.
 */
function mark(target: Element | null): void {
  marked?.removeAttribute('data-target');
  marked = target;
  marked?.setAttribute('data-target', '');
  if (marked?.closest('[hidden]')) {
    // The script that hides it shows it then (`followAnchors`); it does not see the router's moves.
    dispatchEvent(new Event('hashchange'));
  }
}

/**
 * Cards far down are laid out late only on a page as it was opened (packages/lean-delivery/boot,
 * src/css/error-card.css): their true heights must be known before a step leads to one of them.
 *
 * @returns what the framework calls before it draws a page and goes to the anchor in it
 */
export function onRouteUpdate({location, previousLocation}: Navigation): (() => void) | undefined {
  return previousLocation && location.hash ? endLazyLayout : undefined;
}

/** Says to screen readers which page has come; its title is written a little later. */
function sayTitle(): void {
  const line = statusLine('yt-page-title', 'sr');
  setTimeout(() => (line.textContent = document.title), 200);
}

/** Keeps which page is read, for the search (packages/local-search), if it is a document. */
function remember(): void {
  const heading = document.querySelector('.theme-doc-markdown h1');
  if (heading) {
    rememberPage(window.location.pathname, heading.textContent!);
  }
}

export function onRouteDidUpdate({location, previousLocation}: Navigation): void {
  if (previousLocation?.pathname !== location.pathname) {
    remember();
    if (previousLocation) {
      sayTitle();
    }
  }
  if (previousLocation) {
    // Once the next page is there, so that the one that is left is not laid out in full before it goes.
    endLazyLayout();
  }
  const target = document.getElementById(decoded(location.hash.slice(1)));
  mark(target);
  if (location.hash.length > 1 && !target) {
    // It may have moved, which servers cannot know: they never see what follows the `#`. Or it is written in capitals.
    void import(/* webpackChunkName: "moved" */ './movedTo').then(({follow}) => follow(location));
  }
}
