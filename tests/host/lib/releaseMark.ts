/** Which release a page is of, by the mark that the variants' file names carry (see globalSetup.ts). */
export function releaseMark(page: string): 'a' | 'b' | 'c' {
  if (page.includes('bbbbbbbb')) return 'b';
  return page.includes('cccccccc') ? 'c' : 'a';
}
