import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Encodes the signs `%` of a hash that cannot be decoded. */
function mend(): void {
  const {hash} = location;
  try {
    decodeURIComponent(hash);
  } catch {
    history.replaceState(history.state, '', hash.replaceAll('%', '%25'));
  }
}

// The framework (core 3.7.0) decodes the hash of each address it goes to, and `#100%` crashed the page. This module is
// evaluated before the router listens, so it hears of an address first.
if (ExecutionEnvironment.canUseDOM) {
  mend();
  window.addEventListener('popstate', mend);
}
