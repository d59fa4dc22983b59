/** Addresses of the site stand as they are; script/search.tsx finds their files. */
export default function useBaseUrl(address: string): string {
  return address;
}

export const useBaseUrlUtils = () => ({withBaseUrl: useBaseUrl});
