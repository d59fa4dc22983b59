interface Location {
  readonly hash: string;
}

let marked: Element | null = null;

/** Element that a hash names, if any. */
function targetOf(hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // Not every hash is well encoded.
    return null;
  }
}

/**
 * Marks what the address points at, for the frame around it (`[data-target]` in src/css). `:target` stays where the
 * last load left it: the router's `pushState` does not move it. It serves until the page is hydrated.
 */
export function onRouteDidUpdate({location}: {readonly location: Location}): void {
  marked?.removeAttribute('data-target');
  marked = targetOf(location.hash);
  marked?.setAttribute('data-target', '');
  if (marked?.closest('[hidden]')) {
    // The script that hides it shows it then (`followAnchors`); it does not see the router's moves.
    dispatchEvent(new Event('hashchange'));
  }
}
