import {translate} from '@docusaurus/Translate';

/** Links from a heading or a card to itself. */
const toItself = '.hash-link, .yt-error__head a';
const shownFor = 2000;
let timer: number | undefined;

/** Says it to the eye and to screen readers: the same line serves both, and stays in the page. */
function say(words: string): void {
  const found = document.querySelector('.yt-said');
  const line =
    found ??
    document.body.appendChild(Object.assign(document.createElement('div'), {className: 'yt-said', role: 'status'}));
  line.textContent = words;
  clearTimeout(timer);
  timer = window.setTimeout(() => (line.textContent = ''), shownFor);
}

/** A direct link also copies its address. Where the browser has no clipboard, it is a link and no more. */
if (typeof document !== 'undefined') {
  document.addEventListener('click', async ({target}) => {
    const link = (target as Element).closest<HTMLAnchorElement>(toItself);
    if (link) {
      await navigator.clipboard?.writeText(link.href).then(
        () => say(translate({id: 'yt.copyAddress.done', message: 'Adressen är kopierad'})),
        () => undefined,
      );
    }
  });
}
