/** Nothing. */
export default function SearchMetadata(): null {
  return null;
}
