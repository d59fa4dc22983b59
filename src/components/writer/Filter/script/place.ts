/** What is measured of a heading: a card, whose inside may not have been laid out yet, as a whole. */
const placeOf = (heading: Element): Element => heading.closest('.yt-error') ?? heading;

/** Words of a heading, without the link to it. */
const wordsOf = (heading: Element): string =>
  [...heading.childNodes]
    .filter((node) => !(node instanceof HTMLAnchorElement))
    .map(({textContent}) => textContent)
    .join('')
    .trim();

/** Later in the page than another element. */
const isAfter = (one: Element, other: Element): boolean =>
  Boolean(other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);

/** The bar of a long page: says under which headings one is, and leads to the others. */
class Place extends HTMLElement {
  private headings: readonly HTMLElement[] = [];

  connectedCallback(): void {
    // Fetched because the page has been scrolled.
    requestAnimationFrame(() => this.say());
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
    const all = this.closest('.markdown')!.querySelectorAll<HTMLElement>(':is(h2, h3)[id]');
    const headings = [...all].filter((heading) => isAfter(heading, this));
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
    const edge = this.getBoundingClientRect().bottom + 32;
    const current = this.headings.findLast((heading) => {
      const box = placeOf(heading).getBoundingClientRect();
      return box.height > 0 && box.top < edge;
    });
    this.list.value = current?.id ?? '';
    const group = this.list.selectedOptions[0]?.parentElement as HTMLOptGroupElement | undefined;
    this.querySelector('span')!.textContent = current?.tagName === 'H3' ? `${group!.label} ›` : '';
  }
}

customElements.define('yt-place', Place);
