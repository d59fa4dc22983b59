/** Links whose addresses are printed: none in the narrow columns of a table, none of a code, which is one. */
const links = '.markdown :is(a[href^="/"], a[href^="http"]):not([title], tr *)';

const notes = typeof document === 'undefined' ? undefined : document.createElement('ol');

function addNotes(list: HTMLElement): void {
  const site = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  const addresses: string[] = [];
  for (const link of document.querySelectorAll<HTMLAnchorElement>(links)) {
    if (link.pathname === location.pathname && link.host === location.host) {
      continue;
    }
    const href = link.getAttribute('href')!;
    const address = href.startsWith('/') && site ? new URL(site.href).origin + href : href;
    const known = addresses.indexOf(address);
    const note = String(known < 0 ? addresses.push(address) : known + 1);
    link.dataset.note = note;
    // In a drawing a style sheet adds no words.
    if (link instanceof SVGElement) {
      link.insertAdjacentHTML('beforeend', `<tspan class="yt-note"> [${note}]</tspan>`);
    }
  }
  list.className = 'yt-notes';
  list.replaceChildren(
    ...addresses.map((address) => Object.assign(document.createElement('li'), {textContent: address})),
  );
  document.querySelector('.markdown')?.append(list);
}

if (notes) {
  addEventListener('beforeprint', () => addNotes(notes));
  addEventListener('afterprint', () =>
    document.querySelectorAll('.yt-notes, .yt-note').forEach((note) => note.remove()),
  );
}
