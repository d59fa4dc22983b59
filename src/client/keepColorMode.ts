import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Key under which theme-common 3.7.0 keeps the reader's colour mode. */
const storageKey = 'theme';

/**
 * Puts back the reader's colour mode in the moment the theme deletes it. The theme does so when the
 * operating system changes its own mode, whatever `respectPrefersColorScheme` says
 * (facebook/docusaurus#8938, open in 3.7.0), and notifies its own window at once. This module is
 * evaluated before the theme mounts, so it is notified first, and the theme then finds the choice kept.
 * A deletion by another window (which is trusted) is the reader's own doing.
 */
function putBack({isTrusted, key, newValue, oldValue}: StorageEvent): void {
  if (!isTrusted && key === storageKey && newValue === null && oldValue !== null) {
    localStorage.setItem(storageKey, oldValue);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('storage', putBack);
}
