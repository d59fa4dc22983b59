/**
 * The viewer of a drawn model: opens it at full size in a dialog that fills the window, at the place that was pressed.
 * There it can be made larger and smaller, moved, and searched for a table. The table under the pointer, else the one
 * that has the focus, dims all but its neighbours, and lights the lines to them. A script of its own that needs no
 * framework. Without it the drawing is seen in its frame, and its tables are links.
 */

const step = 1.25;
const smallest = 0.2;
const largest = 3;
/** The whole model is shown first where its letters are then at least 9 px high. */
const legible = 0.7;

/** Name of the table that a link of the drawing leads to, as in the anchors. */
const tableOf = (link: Element): string => link.getAttribute('href')!.split('#')[1]!;

/** The box of a link's table, in units of the drawing. */
const boxOf = (link: Element): DOMRect => (link.parentElement as Element as SVGGElement).getBBox();

const sizeOf = ({width, height}: DOMRect): number => Math.hypot(width, height);

function around(one: DOMRect, other: DOMRect): DOMRect {
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  const right = Math.max(one.x + one.width, other.x + other.width);
  const bottom = Math.max(one.y + one.height, other.y + other.height);
  return new DOMRect(x, y, right - x, bottom - y);
}

class Model extends HTMLElement {
  private scale = 1;

  connectedCallback(): void {
    for (const type of ['click', 'change', 'keydown', 'pointerdown', 'pointerover', 'pointerleave', 'focusin']) {
      this.addEventListener(type, this);
    }
  }

  handleEvent(event: Event): void {
    const target = event.target as Element;
    if (event.type === 'click') {
      this.press(event as MouseEvent, target);
    } else if (event.type === 'change') {
      this.show((target as HTMLSelectElement).value);
    } else if (event.type === 'keydown') {
      this.act({'+': 'in', '-': 'out', '0': 'fit'}[(event as KeyboardEvent).key]);
    } else if (event.type === 'pointerdown') {
      this.grab(event as PointerEvent);
    } else {
      const link = target.closest('g:has(> a)')?.querySelector('a') ?? null;
      if (event.type === 'focusin') {
        this.querySelector('select')!.value = link ? tableOf(link) : '';
        if (link) {
          this.reveal(link);
        }
      }
      this.dim(link ?? document.activeElement?.closest('yt-model a') ?? null);
    }
  }

  private get dialog(): HTMLDialogElement | null {
    return this.querySelector('dialog');
  }

  private get frame(): HTMLElement {
    return this.querySelector<HTMLElement>('.yt-figure__frame')!;
  }

  private get drawing(): SVGSVGElement {
    return this.frame.querySelector('svg')!;
  }

  private press({clientX, clientY}: MouseEvent, target: Element): void {
    if (this.dialog || !this.frame.contains(target)) {
      this.act(target.closest('button')?.value);
      return;
    }
    const {left, top, width} = this.drawing.getBoundingClientRect();
    const full = this.drawing.viewBox.baseVal.width / width;
    this.open();
    const {frame} = this;
    frame.scrollTo((clientX - left) * full - frame.clientWidth / 2, (clientY - top) * full - frame.clientHeight / 2);
  }

  private act(name: string | undefined): void {
    if (name === 'open') {
      this.open();
      const fitting = this.fitting();
      this.zoom(fitting < legible ? 1 : fitting);
    } else if (!this.dialog) {
      return;
    } else if (name === 'close') {
      this.dialog.close();
    } else if (name) {
      this.zoom(name === 'fit' ? this.fitting() : this.scale * (name === 'in' ? step : 1 / step));
    }
  }

  private open(): void {
    const dialog = document.createElement('dialog');
    dialog.setAttribute('aria-label', this.drawing.querySelector('title')!.textContent!);
    dialog.append(...this.childNodes);
    this.append(dialog);
    this.frame.tabIndex = 0;
    dialog.addEventListener('close', () => {
      this.drawing.removeAttribute('style');
      this.frame.tabIndex = -1;
      this.scale = 1;
      dialog.replaceWith(...dialog.childNodes);
      this.querySelector('button')!.focus();
    });
    dialog.showModal();
    this.frame.focus();
  }

  /** The scale at which the whole drawing is seen. */
  private fitting(): number {
    const {width, height} = this.drawing.viewBox.baseVal;
    return Math.min(this.frame.clientWidth / width, this.frame.clientHeight / height);
  }

  /** Changes the scale; what is in the middle stays there. */
  private zoom(scale: number): void {
    const {frame, drawing} = this;
    const to = Math.min(largest, Math.max(smallest, scale));
    const middle = (from: number, size: number) => ((from + size / 2) * to) / this.scale - size / 2;
    const left = middle(frame.scrollLeft, frame.clientWidth);
    const top = middle(frame.scrollTop, frame.clientHeight);
    drawing.style.width = `${drawing.viewBox.baseVal.width * to}px`;
    frame.scrollTo(left, top);
    this.scale = to;
  }

  /** Moves the drawing with the mouse. By touch and keyboard the frame scrolls by itself. */
  private grab({pointerType, button, clientX, clientY, target}: PointerEvent): void {
    const {frame} = this;
    if (!this.dialog || pointerType !== 'mouse' || button !== 0 || !frame.contains(target as Node)) {
      return;
    }
    const {scrollLeft, scrollTop} = frame;
    const move = (event: PointerEvent) =>
      frame.scrollTo(scrollLeft + clientX - event.clientX, scrollTop + clientY - event.clientY);
    addEventListener('pointermove', move);
    addEventListener('pointerup', () => removeEventListener('pointermove', move), {once: true});
  }

  /** Gives a table the focus, and shows it with the nearest of its neighbours. */
  private show(table: string): void {
    const {drawing, frame} = this;
    const link = drawing.querySelector<SVGAElement>(`a[href$="#${table}"]`)!;
    link.focus({preventScroll: true});
    const own = boxOf(link);
    const pairs = [...drawing.querySelectorAll('[data-near]:not([data-chosen]) > a')].map((near) =>
      around(own, boxOf(near)),
    );
    const {x, y, width, height} = pairs.sort((one, other) => sizeOf(one) - sizeOf(other))[0] ?? own;
    const fitting = Math.min(frame.clientWidth / width, frame.clientHeight / height);
    this.zoom(Math.min(this.scale, fitting));
    frame.scrollTo(
      (x + width / 2) * this.scale - frame.clientWidth / 2,
      (y + height / 2) * this.scale - frame.clientHeight / 2,
    );
    this.reveal(link);
  }

  /** Brings a table that is out of sight into the middle. Firefox does not scroll to parts of a drawing by itself. */
  private reveal(link: Element): void {
    const {frame} = this;
    const box = frame.getBoundingClientRect();
    const {left, right, top, bottom} = link.parentElement!.getBoundingClientRect();
    if (left < box.left || right > box.right || top < box.top || bottom > box.bottom) {
      frame.scrollBy((left + right - box.left - box.right) / 2, (top + bottom - box.top - box.bottom) / 2);
    }
    const now = link.getBoundingClientRect();
    if (now.top < 0 || now.bottom > innerHeight) {
      scrollBy(0, (now.top + now.bottom - innerHeight) / 2);
    }
  }

  /** Leaves a table and its neighbours, as the list under the drawing names them, and dims the rest. */
  private dim(link: Element | null): void {
    const table = link && this.contains(link) && tableOf(link);
    const entry = table && document.getElementById(`${this.id}-${table}`);
    const near = new Set(
      entry
        ? [table, ...[...entry.querySelectorAll('[href^="#"]')].map((one) => tableOf(one).slice(this.id.length + 1))]
        : [],
    );
    this.drawing.toggleAttribute('data-focus', near.size > 0);
    for (const one of this.drawing.querySelectorAll('a')) {
      one.parentElement!.toggleAttribute('data-near', near.has(tableOf(one)));
      one.parentElement!.toggleAttribute('data-chosen', tableOf(one) === table);
    }
    for (const line of this.drawing.querySelectorAll<SVGPathElement>('[data-ends]')) {
      const isLit = near.size > 0 && line.dataset.ends!.split(' ').includes(table as string);
      line.toggleAttribute('data-near', isLit);
      if (isLit) {
        // On top of those that it runs together with.
        line.parentElement!.append(line);
      }
    }
  }
}

customElements.define('yt-model', Model);
