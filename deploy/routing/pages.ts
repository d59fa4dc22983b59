/** File of a page by its decoded path: `/report/intro` is `report/intro.html`, `/en/` is `en/index.html`. */
export function pageFile(path: string): string {
  return path.endsWith('/') ? `${path.slice(1)}index.html` : `${path.slice(1)}.html`;
}

/** Path of a page by its file: `en/index.html` is `/en/`, `report/intro.html` is `/report/intro`. */
export function pagePath(file: string): string {
  return `/${file}`.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');
}
