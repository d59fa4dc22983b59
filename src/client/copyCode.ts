import {translate} from '@docusaurus/Translate';

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

/** Copies the text of `element`; says whether it worked. */
async function copyText(element: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(element.textContent ?? '');
    return true;
  } catch {
    // No clipboard interface, or the browser refused it.
    return copySelected(element);
  }
}

/** Changes the word of a button for two seconds; it is read out. */
function say(button: HTMLElement): void {
  const word = button.querySelector('[aria-live]')!.firstChild as Text;
  if (button.dataset.copied === undefined) {
    const before = word.data;
    button.dataset.copied = '';
    word.data = translate({id: 'theme.CodeBlock.copied', message: 'Copied'});
    window.setTimeout(() => {
      delete button.dataset.copied;
      word.data = before;
    }, shownFor);
  }
}

/** The buttons that copy a sample (src/theme/CodeBlock). */
if (typeof document !== 'undefined') {
  document.addEventListener('click', async ({target}) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('.yt-copy') : null;
    const code = button?.closest('.theme-code-block')?.querySelector('code');
    if (button && code && (await copyText(code))) {
      say(button);
    }
  });
}
