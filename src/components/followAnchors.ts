/**
 * Has a script of a page show what addresses on it point at, when it hides some of the page.
 *
 * @param reveal shows what a hash such as `#limits` names; returns the place when it was hidden
 * @returns ends it
 */
export function followAnchors(reveal: (hash: string) => Element | undefined): () => void {
  const onHashChange = () => reveal(location.hash)?.scrollIntoView();
  const onClick = ({target}: Event) => {
    const link = (target as Element).closest('a');
    reveal(link?.pathname === location.pathname ? link.hash : '');
  };
  // Before the framework follows the link, so that it finds the place to scroll to.
  document.addEventListener('click', onClick, true);
  addEventListener('hashchange', onHashChange);
  return () => {
    document.removeEventListener('click', onClick, true);
    removeEventListener('hashchange', onHashChange);
  };
}
