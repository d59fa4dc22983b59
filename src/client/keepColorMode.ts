import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Key under which theme-common 3.7.0 keeps the reader's colour mode. */
const storageKey = 'theme';

function storedMode(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function restore(mode: string): void {
  if (storedMode() === mode) {
    return;
  }
  localStorage.setItem(storageKey, mode);
  // The theme listens to this event to follow other tabs; here it follows the stored choice.
  window.dispatchEvent(new StorageEvent('storage', {key: storageKey, newValue: mode, storageArea: localStorage}));
}

/**
 * Keeps the reader's colour mode when the operating system changes its own.
 * The theme deletes the stored choice then, whatever `respectPrefersColorScheme` says
 * (facebook/docusaurus#8938, open in 3.7.0). This module is evaluated before the theme
 * mounts, so its listener runs first and still sees the choice.
 */
function keepColorMode(): void {
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => {
    const mode = storedMode();
    if (mode !== null) {
      setTimeout(() => restore(mode), 0);
    }
  });
}

if (ExecutionEnvironment.canUseDOM) {
  keepColorMode();
}
