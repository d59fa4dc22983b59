import {translate} from '@docusaurus/Translate';

const root = document.documentElement;

function isDark(): boolean {
  return root.dataset.theme === 'dark';
}

/** Says the mode that is on, in the words of the theme. */
function label(button: HTMLButtonElement): void {
  const mode = isDark()
    ? translate({id: 'theme.colorToggle.ariaLabel.mode.dark', message: 'dark mode'})
    : translate({id: 'theme.colorToggle.ariaLabel.mode.light', message: 'light mode'});
  const words = translate(
    {id: 'theme.colorToggle.ariaLabel', message: 'Switch between dark and light mode (currently {mode})'},
    {mode},
  );
  button.title = words;
  button.setAttribute('aria-label', words);
  button.setAttribute('aria-pressed', String(isDark()));
}

function toggle(button: HTMLButtonElement): void {
  root.dataset.theme = isDark() ? 'light' : 'dark';
  try {
    localStorage.setItem('theme', root.dataset.theme);
  } catch {
    // It holds for this page.
  }
  label(button);
}

/** Brings the theme's button for the colour mode to life, if the page has one. */
export function startColorMode(): void {
  const button = document.querySelector<HTMLButtonElement>('.navbar button[aria-pressed]');
  if (button) {
    button.disabled = false;
    button.addEventListener('click', () => toggle(button));
    label(button);
  }
}
