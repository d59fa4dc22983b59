/** Ids of the cards and rows that are framed as the eye sees it. Runs in the page. */
export function framed(): string[] {
  const cards = [...document.querySelectorAll('.yt-error')]
    .filter((card) => getComputedStyle(card).outlineStyle === 'solid')
    .map((card) => card.querySelector('h3')!.id);
  const rows = [...document.querySelectorAll('tr[id]')]
    .filter((row) => getComputedStyle(row.firstElementChild!).boxShadow !== 'none')
    .map(({id}) => id);
  return [...cards, ...rows];
}
