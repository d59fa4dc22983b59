/** A text as it is compared: small letters without signs, so that `yt2003` finds `YT-2003`. */
export function fold(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}\s]/gu, '');
}

/** A test of folded texts: they hold every word of the query. An empty query is held by all. */
export function matcher(query: string): (folded: string) => boolean {
  const words = fold(query).split(/\s+/);
  return (folded) => words.every((word) => folded.includes(word));
}

/** Elements that are shown as long as one of their items is. */
export interface Part {
  readonly elements: readonly HTMLElement[];
  readonly items: readonly HTMLElement[];
}

const levelOf = ({tagName}: Element) => (/^H[23]$/.test(tagName) ? Number(tagName[1]) : Infinity);

/** A heading with what follows it, up to the next one of its level or above. */
function under(heading: HTMLElement): HTMLElement[] {
  const elements = [heading];
  for (
    let next = heading.nextElementSibling;
    next && levelOf(next) > levelOf(heading);
    next = next.nextElementSibling
  ) {
    elements.push(next as HTMLElement);
  }
  return elements;
}

/**
 * Each item, and what stands round the items and says nothing without them: the elements that
 * hold them (a table, a section), and headings of the page with their text. What the field itself
 * stands in is left.
 *
 * @param page element whose children are the page's headings, text and components
 */
export function partsOf(page: HTMLElement, items: readonly HTMLElement[], field: Element): Part[] {
  const single = new Set(items);
  for (const item of items) {
    for (let holder = item.parentElement!; holder !== page; holder = holder.parentElement!) {
      single.add(holder);
    }
  }
  const headings = ([...page.children] as HTMLElement[]).filter((child) => levelOf(child) < Infinity);
  return [...[...single].map((element) => [element]), ...headings.map(under)]
    .map((elements) => ({elements, items: items.filter((item) => elements.some((element) => element.contains(item)))}))
    .filter(({elements, items: held}) => held.length > 0 && !elements.some((element) => element.contains(field)));
}

/** What stands between a field and the last of its items, and neither holds nor heads any: in the way of what is found. */
export function textBetween(field: HTMLElement, parts: readonly Part[]): HTMLElement[] {
  const siblings = [...field.parentElement!.children] as HTMLElement[];
  const leading = new Set(parts.map(({elements: [first]}) => first));
  const last = siblings.findLastIndex((element) => leading.has(element));
  return siblings.slice(siblings.indexOf(field) + 1, last).filter((element) => !leading.has(element));
}
