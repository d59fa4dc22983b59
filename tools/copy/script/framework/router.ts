/** The router of a copy is the browser: only the page of results asks for one. */
export const useLocation = () => window.location;

export const useHistory = () => ({
  push: (address: string) => window.location.assign(address),
  // Not every browser lets a page from `file:` write another address over its own.
  replace: () => undefined,
});
