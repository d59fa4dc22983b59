/** What browser code takes from this package: nothing here needs Node. */
export {distance} from './words';

type Click = Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** A plain click on a link is followed here; with a modifier the browser opens it as it does any link. */
export function isPlainClick({button, altKey, ctrlKey, metaKey, shiftKey}: Click): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}

/** A part of an address as it reads; as it stands, when a sign of it is badly encoded. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A text as it is written in HTML, also between quotation marks. */
export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
