/**
 * Tabs of the same thing in several programming languages. A script of its own that needs no framework: without it
 * the languages stand one after the other. The language that was chosen last is shown on every page.
 */

const remembered = 'yt-language';

function recall(): string | null {
  try {
    return localStorage.getItem(remembered);
  } catch {
    return null;
  }
}

function remember(language: string): void {
  try {
    localStorage.setItem(remembered, language);
  } catch {
    // A browser that keeps nothing shows the first language the next time.
  }
}

let made = 0;

class LanguageTabs extends HTMLElement {
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
    const panel = this.panelOf(location.hash);
    const names = this.tabs.map(({value}) => value);
    this.show(panel?.dataset.language ?? names.find((name) => name === recall()) ?? names[0]!);
    for (const type of ['click', 'keydown']) {
      this.addEventListener(type, this);
    }
    // Before the framework follows the link, so that it finds the place to scroll to.
    document.addEventListener('click', this, true);
    addEventListener('hashchange', this);
  }

  disconnectedCallback(): void {
    document.removeEventListener('click', this, true);
    removeEventListener('hashchange', this);
  }

  handleEvent(event: Event): void {
    const target = event.target as Element;
    if (event.type === 'hashchange') {
      if (this.reveal(location.hash)) {
        document.getElementById(location.hash.slice(1))!.scrollIntoView();
      }
    } else if (event.type === 'keydown') {
      this.step(event as KeyboardEvent);
    } else if (event.currentTarget === this) {
      this.choose(target.closest<HTMLButtonElement>('[role=tab]')?.value);
    } else {
      const link = target.closest('a');
      this.reveal(link?.pathname === location.pathname ? link.hash : '');
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
      panel.hidden = panel.dataset.language !== language;
    }
  }

  /** Shows a language here, and wherever the page has it. What was pressed stays where it is in the window. */
  private choose(language: string | undefined): void {
    if (!language) {
      return;
    }
    remember(language);
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

  private panelOf(hash: string): HTMLElement | undefined {
    const target = hash && document.getElementById(hash.slice(1));
    return target ? this.panels.find((panel) => panel.contains(target)) : undefined;
  }

  /** Shows the language in which an address points into; says whether it was hidden. */
  private reveal(hash: string): boolean {
    const panel = this.panelOf(hash);
    if (!panel?.hidden) {
      return false;
    }
    this.show(panel.dataset.language!);
    return true;
  }
}

customElements.define('yt-languages', LanguageTabs);
