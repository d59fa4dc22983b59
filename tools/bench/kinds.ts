/** Kinds of files that a page consists of. */
export const kinds = ['html', 'js', 'css', 'fonts', 'other'] as const;
export type Kind = (typeof kinds)[number];

const extensions: Readonly<Record<string, Kind>> = {js: 'js', css: 'css', woff2: 'fonts'};

/** Kind of the file at an address; a page has no extension. */
export function kindOf(url: string): Kind {
  const name = new URL(url, 'http://localhost').pathname.split('/').at(-1)!;
  const extension = /\.([^.]+)$/.exec(name)?.[1];
  return extension === undefined ? 'html' : (extensions[extension] ?? 'other');
}
