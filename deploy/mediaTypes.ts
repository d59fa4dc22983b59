/**
 * Media type by file extension, for every kind of file that a release may hold. One table for all
 * hosts; the release step refuses a file whose extension is not here.
 */
export const mediaTypes: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  pdf: 'application/pdf',
  md: 'text/markdown; charset=utf-8',
  png: 'image/png',
  sql: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
  yaml: 'text/plain; charset=utf-8',
  zip: 'application/zip',
};

/** Extension of a file name, in lower case, without the dot. */
export function extensionOf(file: string): string {
  return /\.([^./]+)$/.exec(file)?.[1]?.toLowerCase() ?? '';
}
