/** Faults of the framework that must be mended before its own modules listen; this one is evaluated before they are. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Encodes the signs `%` of a hash that cannot be decoded: core 3.7.0 decodes that of each address, and `#100%` crashed the page. */
function mendHash(): void {
  const {hash} = location;
  try {
    decodeURIComponent(hash);
  } catch {
    history.replaceState(history.state, '', hash.replaceAll('%', '%25'));
  }
}

/** Key under which theme-common 3.7.0 keeps the reader's colour mode. */
const storageKey = 'theme';

/**
 * Puts back the reader's colour mode in the moment the theme deletes it. The theme does so when the
 * operating system changes its own mode, whatever `respectPrefersColorScheme` says
 * (facebook/docusaurus#8938, open in 3.7.0), and notifies its own window at once: this one is notified first, and the theme
 * then finds the choice kept. A deletion by another window (which is trusted) is the reader's own doing.
 */
function keepColorMode({isTrusted, key, newValue, oldValue}: StorageEvent): void {
  if (!isTrusted && key === storageKey && newValue === null && oldValue !== null) {
    localStorage.setItem(storageKey, oldValue);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  mendHash();
  window.addEventListener('popstate', mendHash);
  window.addEventListener('storage', keepColorMode);
}
