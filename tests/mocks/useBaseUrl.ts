/** Stand-in: the site stands at the root. */
export default function useBaseUrl(path: string): string {
  return path;
}

export function useBaseUrlUtils() {
  return {withBaseUrl: useBaseUrl};
}
