/** What is measured of a heading: a card, whose inside may not have been laid out yet, as a whole. */
const placeOf = (heading: Element): Element => heading.closest('.yt-error') ?? heading;

const wordsOf = (heading: Element): string =>
  [...heading.childNodes]
    .filter((node) => !(node instanceof HTMLAnchorElement))
    .map(({textContent}) => textContent)
    .join('')
    .trim();

/** The bar of a long page: while one reads what is below it, it says under which headings one is, and leads to the others. */
class Place extends HTMLElement {
  private headings: readonly HTMLElement[] = [];

  connectedCallback(): void {
    // Fetched because the page has been scrolled. One may have left the page before the next frame.
    requestAnimationFrame(() => this.isConnected && this.say());
    addEventListener('scroll', this, {passive: true});
    this.addEventListener('change', this);
  }

  disconnectedCallback(): void {
    removeEventListener('scroll', this);
  }

  handleEvent({type}: Event): void {
    if (type === 'change') {
      location.hash = this.list.value;
    } else {
      this.say();
    }
  }

  private get list(): HTMLSelectElement {
    return this.querySelector('select')!;
  }

  /** Looked up when first needed: after a click inside the site the page comes after the bar. */
  private find(): readonly HTMLElement[] {
    const headings = [...this.closest('.markdown')!.querySelectorAll<HTMLElement>(':is(h2, h3)[id]')];
    let group: HTMLElement = this.list;
    for (const heading of headings) {
      const words = wordsOf(heading);
      if (heading.tagName === 'H2') {
        group = document.createElement('optgroup');
        (group as HTMLOptGroupElement).label = words;
        this.list.append(group);
      }
      group.append(new Option(words, heading.id));
    }
    return headings;
  }

  private say(): void {
    if (this.headings.length === 0) {
      this.headings = this.find();
    }
    const {top, bottom} = this.getBoundingClientRect();
    this.toggleAttribute('stuck', top <= parseFloat(getComputedStyle(this).top) + 1);
    this.list.value = this.reached(bottom + 32)?.id ?? '';
    if (this.list.value === '') {
      this.list.selectedIndex = 0;
    }
    const {parentElement: group, value} = this.list.selectedOptions[0]!;
    const above = group instanceof HTMLOptGroupElement && document.getElementById(value)!.tagName === 'H3';
    this.querySelector('span')!.textContent = above ? `${group.label} ›` : '';
  }

  /** The last heading above a height of the window that is shown. */
  private reached(edge: number): HTMLElement | undefined {
    return this.headings.findLast((heading) => {
      const box = placeOf(heading).getBoundingClientRect();
      return box.height > 0 && box.top < edge;
    });
  }
}

customElements.define('yt-place', Place);
