/**
 * The field that narrows a long reference page to what a reader types. A script of its own, that
 * needs no framework: it works before the page's script has run, and without it. All it changes
 * in the page is `hidden`, which the components never set.
 */
import {followAnchors} from '../../../followAnchors';
import {fold, matcher, partsOf, textBetween, type Part} from './parts';

interface Found {
  readonly items: readonly (readonly [item: HTMLElement, folded: string])[];
  readonly parts: readonly Part[];
  /** What stands between the field and the items. */
  readonly text: readonly HTMLElement[];
}

class Filter extends HTMLElement {
  private found: Found | undefined;
  private unfollow: (() => void) | undefined;

  connectedCallback(): void {
    this.addEventListener('input', this);
    this.addEventListener('keydown', this);
    this.unfollow = followAnchors((hash) => this.reveal(hash));
  }

  disconnectedCallback(): void {
    this.unfollow?.();
  }

  handleEvent(event: Event): void {
    if (event.type === 'input') {
      this.narrow();
    } else if ((event as KeyboardEvent).key === 'Escape' && this.field.value) {
      // Chromium would clear the field as well; one of the two is enough.
      event.preventDefault();
      this.clear();
    }
  }

  private get field(): HTMLInputElement {
    return this.querySelector('input')!;
  }

  /** Looked up when first needed: after a click inside the site the page comes after the field. */
  private find(): Found {
    const page = this.closest<HTMLElement>('.markdown')!;
    const elements = [...page.querySelectorAll<HTMLElement>(this.dataset.items!)];
    const parts = partsOf(page, elements, this);
    return {
      // A row's id names its table or section as well.
      items: elements.map((item) => [item, fold(`${item.id} ${item.textContent}`)]),
      parts,
      text: textBetween(this, parts),
    };
  }

  private narrow(): void {
    const {items, parts, text} = (this.found ??= this.find());
    const query = this.field.value.trim();
    const matches = matcher(query);
    const shown = new Set(items.flatMap(([item, folded]) => (matches(folded) ? item : [])));
    const hidden = new Set(parts.flatMap((part) => (part.items.some((item) => shown.has(item)) ? [] : part.elements)));
    parts.forEach(({elements}) => elements.forEach((element) => (element.hidden = hidden.has(element))));
    text.forEach((element) => (element.hidden = query !== ''));
    narrowLists();
    const {count, none} = this.dataset;
    const counted = count!.replace('{shown}', String(shown.size)).replace('{total}', String(items.length));
    this.querySelector('output')!.textContent = query && (shown.size > 0 ? counted : none!);
    const search = this.querySelector<HTMLAnchorElement>('a')!;
    search.hidden = query === '' || shown.size > 0;
    search.search = String(new URLSearchParams({q: query}));
  }

  private clear(): void {
    this.field.value = '';
    this.narrow();
  }

  /** Shows the whole page again when an address points into what is hidden; returns the place then. */
  private reveal(hash: string): Element | undefined {
    const target = hash && document.getElementById(hash.slice(1));
    if (!target || !target.closest('[hidden]')) {
      return undefined;
    }
    this.clear();
    return target;
  }
}

/** Lets lists of the page's parts name only those that are shown. */
function narrowLists(): void {
  for (const entry of document.querySelectorAll<HTMLElement>('.markdown nav li, .table-of-contents li')) {
    const target = document.getElementById(entry.querySelector('a')!.hash.slice(1));
    entry.hidden = Boolean(target?.closest('[hidden]'));
  }
  for (const group of document.querySelectorAll<HTMLElement>('.markdown nav, .markdown nav div')) {
    group.hidden = !group.querySelector('li:not([hidden])');
  }
}

customElements.define('yt-filter', Filter);
