/** Copies by selecting: for pages without the clipboard interface, such as those on plain HTTP. */
function copySelected(element: HTMLElement): boolean {
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
export async function copyText(element: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(element.textContent ?? '');
    return true;
  } catch {
    // No clipboard interface, or the browser refused it.
    return copySelected(element);
  }
}
