/** The router of a copy is the browser; the one page that asks for one stands at the root, as far as the router knows. */
export const useLocation = () => ({pathname: '/', search: window.location.search});

export const useHistory = () => ({
  /** @param address `/?q=…`: the same page with another query */
  push: (address: string) => window.location.assign(address.slice(1)),
  // Not every browser lets a page from `file:` write another address over its own.
  replace: () => undefined,
});
