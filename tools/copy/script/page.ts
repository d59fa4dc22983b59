/** What every page of a copy runs, where the site has the framework. The imports begin by themselves. */
import {translate} from '@docusaurus/Translate';
import '../../../src/client/copy';
import '../../../src/client/openDefinitions';
import '../../../src/components/writer/ErDiagram/script';
// Before the filter, which would fetch it.
import '../../../src/components/writer/Filter/script/place';
import '../../../src/components/writer/Filter/script';
import '../../../src/components/writer/LanguageTabs/script';

const root = document.documentElement;
const button = document.querySelector<HTMLButtonElement>('.navbar button[aria-pressed]');

function showMode(): void {
  const isDark = root.dataset.theme === 'dark';
  const mode = isDark
    ? translate({id: 'theme.colorToggle.ariaLabel.mode.dark', message: 'dark mode'})
    : translate({id: 'theme.colorToggle.ariaLabel.mode.light', message: 'light mode'});
  const message = 'Switch between dark and light mode (currently {mode})';
  const words = translate({id: 'theme.colorToggle.ariaLabel', message}, {mode});
  Object.assign(button!, {disabled: false, title: words, ariaLabel: words, ariaPressed: String(isDark)});
}

function toggleMode(): void {
  root.dataset.theme = root.dataset.theme === 'dark' ? 'light' : 'dark';
  try {
    localStorage.setItem('theme', root.dataset.theme);
  } catch {
    // It holds for this page.
  }
  showMode();
}

if (button) {
  button.addEventListener('click', toggleMode);
  showMode();
}

/** The keys that open the search on the site lead to its page in the copy. */
document.addEventListener('keydown', (event) => {
  const {key, ctrlKey, metaKey, target} = event;
  const isTyping = target instanceof Element && target.closest('input, textarea, select') !== null;
  if ((key === '/' && !isTyping) || ((ctrlKey || metaKey) && key === 'k')) {
    event.preventDefault();
    document.querySelector<HTMLElement>('.yt-searchbtn')?.click();
  }
});
