/**
 * Address of a letter with subject and text filled in.
 *
 * @param body plain text; line breaks become those of mail (CRLF)
 */
export function mailto(address: string, subject: string, body: string): string {
  const text = body.replace(/\r?\n/g, '\r\n');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}
