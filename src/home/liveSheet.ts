const live = new WeakSet<HTMLElement>();

const active = 'cell';
const marked = 'on';

/** Cells of a row in their order; one that is as wide as two stands for both. */
function cellsOf({cells}: HTMLTableRowElement): HTMLTableCellElement[] {
  return [...cells].flatMap((cell) => Array<HTMLTableCellElement>(cell.colSpan).fill(cell));
}

class Sheet {
  private readonly rows: readonly HTMLTableCellElement[][];
  private readonly name: HTMLElement;
  private readonly formula: HTMLElement;
  /** Leads to the page of the function. */
  private readonly link: HTMLAnchorElement;

  constructor(private readonly figure: HTMLElement) {
    this.rows = [...figure.querySelector('table')!.rows].map(cellsOf);
    this.name = figure.querySelector('b')!;
    this.formula = figure.querySelector('code')!;
    this.link = figure.querySelector('a')!;
    figure.addEventListener('pointerover', ({target}) => this.show((target as Element).closest('td')));
    figure.addEventListener('keydown', (event) => this.move(event));
  }

  /** Row and column of a cell; the first of each hold the names. */
  private placeOf(cell: HTMLTableCellElement): readonly [row: number, column: number] {
    const row = this.rows.findIndex((cells) => cells.includes(cell));
    return [row, this.rows[row]!.indexOf(cell)];
  }

  /** Moves the frame to a cell, and fills the bar: its name, and its formula or what it says. */
  show(cell: HTMLTableCellElement | null): void {
    const before = this.figure.querySelector<HTMLTableCellElement>(`.${active}`)!;
    if (!cell?.closest('tbody') || cell === before) {
      return;
    }
    const hadFocus = before === document.activeElement;
    const [row, column] = this.placeOf(cell);
    const heads = [this.rows[0]![column]!, this.rows[row]![0]!];
    this.figure.querySelectorAll(`.${marked}`).forEach((head) => head.classList.remove(marked));
    heads.forEach((head) => head.classList.add(marked));
    before.classList.remove(active);
    before.removeAttribute('tabindex');
    before.removeAttribute('aria-describedby');
    cell.classList.add(active);
    cell.tabIndex = 0;
    cell.setAttribute('aria-describedby', this.formula.id);
    this.name.textContent = heads.map(({textContent}) => textContent).join('');
    this.fill(cell.dataset.formula ?? cell.textContent!);
    if (hadFocus) {
      cell.focus({preventScroll: true});
    }
  }

  private fill(formula: string): void {
    const call = `=${this.link.textContent}`;
    if (formula.startsWith(call)) {
      this.formula.replaceChildren('=', this.link, formula.slice(call.length));
    } else {
      this.formula.textContent = formula;
    }
  }

  private move(event: KeyboardEvent): void {
    const cell = (event.target as Element).closest('td');
    const step = {ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1]}[event.key];
    if (!cell || !step) {
      return;
    }
    event.preventDefault();
    const [row, column] = this.placeOf(cell);
    const [down, right] = step as [number, number];
    // Out of a wide cell by its own edge.
    const width = right > 0 ? cell.colSpan : 1;
    const to = this.rows[row + down]?.[column + right * width];
    // Neither column of names nor, on a narrow screen, the one that is not shown.
    if (to?.matches('tbody td') && to.offsetWidth > 0) {
      this.show(to);
    }
  }
}

/** Brings the sheet of the home page to life: the frame follows the pointer and the arrow keys. */
export function enliven(figure: HTMLElement): void {
  if (!live.has(figure)) {
    live.add(figure);
    new Sheet(figure).show(figure.querySelector('td:hover'));
  }
}
