/** Stand-in: rendering on the server. */
export default function useIsBrowser(): boolean {
  return false;
}
