import {translate} from '@docusaurus/Translate';
import {isPlainClick} from '../../packages/common/client';
import {statusLine} from './statusLine';

/** The link to the page as Markdown (src/theme/DocItem/Footer). */
const fileLink = 'a.yt-copy';
/** What copies: the buttons of samples (src/theme/CodeBlock), that link, and links from a heading or a card to itself. */
const controls = '.yt-copy, .hash-link, .yt-error__head a';

const shownFor = 2000;

/** Copies by selecting: for pages without the clipboard interface, such as those on plain HTTP. */
function copySelected(element: Element): boolean {
  const selection = window.getSelection();
  if (!selection) {
    return false;
  }
  selection.selectAllChildren(element);
  const done = document.execCommand('copy');
  selection.removeAllRanges();
  return done;
}

/** Text of a file as the clipboard takes it, whatever type it is sent with. */
async function textOf(address: string): Promise<Blob> {
  return new Blob([await (await fetch(address)).text()], {type: 'text/plain'});
}

async function copy(control: HTMLAnchorElement): Promise<boolean> {
  const code = control.closest('.theme-code-block')?.querySelector('code');
  const isFile = control.matches(fileLink);
  try {
    // The file is asked for in the click itself: Safari refuses what is copied after an answer has come.
    await (isFile
      ? navigator.clipboard.write([new ClipboardItem({'text/plain': textOf(control.href)})])
      : navigator.clipboard.writeText(code ? code.textContent! : control.href));
    return true;
  } catch {
    // No clipboard interface, or the browser refused it. A link leads where it leads.
    if (isFile) {
      location.href = control.href;
    }
    return !!code && copySelected(code);
  }
}

/** Says it for two seconds, to the eye and to screen readers: the same line serves both. */
function say(control: HTMLElement): void {
  const ownLine = control.querySelector('[aria-live]');
  const line = ownLine ?? statusLine('yt-said');
  if (control.dataset.copied === undefined) {
    const before = line.textContent;
    control.dataset.copied = '';
    line.textContent = ownLine
      ? translate({id: 'theme.CodeBlock.copied', message: 'Copied'})
      : translate({id: 'yt.copyAddress.done', message: 'Adressen är kopierad'});
    window.setTimeout(() => {
      delete control.dataset.copied;
      line.textContent = before;
    }, shownFor);
  }
}

async function onClick(event: MouseEvent): Promise<void> {
  const control = (event.target as Element).closest<HTMLAnchorElement>(controls);
  if (control?.matches(fileLink)) {
    if (!isPlainClick(event)) {
      return;
    }
    event.preventDefault();
  }
  if (control && (await copy(control))) {
    say(control);
  }
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', onClick);
}
