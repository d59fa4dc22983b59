/** Stand-in: collects nothing. */
export default function useBrokenLinks() {
  return {collectAnchor: () => undefined, collectLink: () => undefined};
}
