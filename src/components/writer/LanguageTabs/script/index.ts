/**
 * Tabs of the same thing in several programming languages. A script of its own that needs no framework: without it
 * the languages stand one after the other. The language that was chosen last is shown on every page.
 */

import {keptText} from '../../../../../packages/common/client';
import {followAnchors} from '../../../followAnchors';

const remembered = keptText('yt-language');

/** What a hash names; an empty one names nothing. */
const targetOf = (hash: string): Element | null => document.getElementById(hash.slice(1));

let made = 0;

class LanguageTabs extends HTMLElement {
  private unfollow: (() => void) | undefined;

  private get panels(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>(':scope > section')];
  }

  private get tabs(): HTMLButtonElement[] {
    return [...this.querySelectorAll<HTMLButtonElement>(':scope > [role=tablist] > button')];
  }

  connectedCallback(): void {
    if (this.tabs.length === 0) {
      this.addTabs();
    }
    const panel = this.panelOf(targetOf(location.hash));
    const names = this.tabs.map(({value}) => value);
    this.show(panel?.dataset.language ?? names.find((name) => name === remembered.get()) ?? names[0]!);
    for (const type of ['click', 'keydown', 'beforematch']) {
      this.addEventListener(type, this);
    }
    this.unfollow = followAnchors((hash) => this.reveal(hash));
  }

  disconnectedCallback(): void {
    this.unfollow?.();
  }

  handleEvent(event: Event): void {
    if (event.type === 'keydown') {
      this.step(event as KeyboardEvent);
    } else if (event.type === 'beforematch') {
      // The browser's own search has found something there, or the words of an address.
      this.show(this.panelOf(event.target as Element)!.dataset.language!);
    } else {
      this.choose((event.target as Element).closest<HTMLButtonElement>('[role=tab]')?.value);
    }
  }

  private addTabs(): void {
    const list = document.createElement('div');
    list.setAttribute('role', 'tablist');
    list.setAttribute('aria-label', this.dataset.label!);
    for (const panel of this.panels) {
      const tab = document.createElement('button');
      made += 1;
      tab.id = `language-${made}`;
      tab.type = 'button';
      tab.value = panel.dataset.language!;
      tab.textContent = tab.value;
      tab.setAttribute('role', 'tab');
      panel.setAttribute('role', 'tabpanel');
      panel.setAttribute('aria-labelledby', tab.id);
      list.append(tab);
    }
    this.prepend(list);
  }

  private show(language: string): void {
    for (const tab of this.tabs) {
      const isShown = tab.value === language;
      tab.setAttribute('aria-selected', String(isShown));
      tab.tabIndex = isShown ? 0 : -1;
    }
    for (const panel of this.panels) {
      if (panel.dataset.language === language) {
        panel.removeAttribute('hidden');
      } else {
        panel.setAttribute('hidden', 'until-found');
      }
    }
  }

  /** Shows a language here, and wherever the page has it. What was pressed stays where it is in the window. */
  private choose(language: string | undefined): void {
    if (!language) {
      return;
    }
    remembered.set(language);
    const before = this.getBoundingClientRect().top;
    for (const one of document.querySelectorAll<LanguageTabs>(this.localName)) {
      if (one.tabs.some(({value}) => value === language)) {
        one.show(language);
      }
    }
    scrollBy({top: this.getBoundingClientRect().top - before, behavior: 'instant'});
  }

  /** The arrows, Home and End lead from tab to tab. */
  private step(event: KeyboardEvent): void {
    const {tabs} = this;
    const at = tabs.indexOf(event.target as HTMLButtonElement);
    const to = {ArrowRight: at + 1, ArrowLeft: at - 1 + tabs.length, Home: 0, End: tabs.length - 1}[event.key];
    if (at < 0 || to === undefined) {
      return;
    }
    event.preventDefault();
    const tab = tabs[to % tabs.length]!;
    this.choose(tab.value);
    tab.focus();
  }

  private panelOf(target: Element | null): HTMLElement | undefined {
    return this.panels.find((panel) => panel.contains(target));
  }

  /** Shows the language that an address points into; returns the place when it was hidden. */
  private reveal(hash: string): Element | undefined {
    const target = targetOf(hash);
    const panel = this.panelOf(target);
    if (!panel?.hidden) {
      return undefined;
    }
    this.show(panel.dataset.language!);
    return target!;
  }
}

customElements.define('yt-languages', LanguageTabs);
