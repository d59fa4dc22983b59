/** Keeps for all samples, and in this browser, whether long lines are broken (src/theme/CodeBlock; the stylesheet does it). */
const key = 'yt-wrap';

const switches = () => document.querySelectorAll<HTMLInputElement>('.yt-wrap input');

function show(isOn: boolean): void {
  switches().forEach((box) => (box.checked = isOn));
}

function onChange({target}: Event): void {
  if (target instanceof HTMLInputElement && target.closest('.yt-wrap')) {
    show(target.checked);
    try {
      localStorage.setItem(key, String(target.checked));
    } catch {
      // Where storage is refused it holds for this page.
    }
  }
}

/** The samples of a page that has come. Those that nobody has asked to be broken are as they were served. */
export function onRouteDidUpdate(): void {
  try {
    if (localStorage.getItem(key) === 'true') {
      show(true);
    }
  } catch {
    // As above.
  }
}

if (typeof document !== 'undefined') {
  document.addEventListener('change', onChange);
}
