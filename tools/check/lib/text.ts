/** Bytes and signs of a text, before anybody reads its words. */

export const bom = '\uFEFF';

export const withoutBom = (text: string): string => (text.startsWith(bom) ? text.slice(1) : text);

/** Line, from 1, that an offset lies on. */
export const lineOfOffset = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** Line of the first mark of a merge that git left to whoever merged, or undefined. */
export function lineOfConflict(text: string): number | undefined {
  const index = text.search(/^<{7} /m);
  return index === -1 ? undefined : lineOfOffset(text, index);
}

export const notUtf8 = {message: 'The line is not UTF-8.', fix: 'Save the file as UTF-8.'};

/** Line of the first byte that is not UTF-8, or undefined. */
export function invalidUtf8Line(bytes: Uint8Array): number | undefined {
  const decoder = new TextDecoder('utf-8', {fatal: true, ignoreBOM: true});
  let start = 0;
  for (let line = 1; start <= bytes.length; line += 1) {
    const end = bytes.indexOf(0x0a, start);
    const stop = end === -1 ? bytes.length : end;
    try {
      decoder.decode(bytes.subarray(start, stop));
    } catch {
      return line;
    }
    start = stop + 1;
  }
  return undefined;
}
