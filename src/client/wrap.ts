/** Keeps for all samples, and in this browser, whether long lines are broken (src/theme/CodeBlock; the stylesheet does it). */
import {keptText} from '../../packages/common/client';

const kept = keptText('yt-wrap');

const switches = () => document.querySelectorAll<HTMLInputElement>('.yt-wrap input');

function show(isOn: boolean): void {
  switches().forEach((box) => (box.checked = isOn));
}

function onChange({target}: Event): void {
  if (target instanceof HTMLInputElement && target.closest('.yt-wrap')) {
    show(target.checked);
    kept.set(String(target.checked));
  }
}

/** The samples of a page that has come. Those that nobody has asked to be broken are as they were served. */
export function onRouteDidUpdate(): void {
  if (kept.get() === 'true') {
    show(true);
  }
}

if (typeof document !== 'undefined') {
  document.addEventListener('change', onChange);
}
