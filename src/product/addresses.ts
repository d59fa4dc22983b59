/**
 * What a reader can open of an address: a web page, a mail or a call.
 * Undefined for a server address, which is something to type into a field.
 */
export function addressHref(address: string): string | undefined {
  if (/^https?:\/\//.test(address)) {
    return address;
  }
  if (/^[^@\s]+@[^@\s]+$/.test(address)) {
    return `mailto:${address}`;
  }
  return /^\+?[\d\s-]+$/.test(address) ? `tel:${address.replace(/[\s-]/g, '')}` : undefined;
}
