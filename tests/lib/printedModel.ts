import {getDocumentProxy} from 'unpdf';

/** What the rows of each table of the drawn model say. Runs in the page. */
export function drawnTables(): string[] {
  return [...document.querySelectorAll('yt-model svg a')].map((link) =>
    [...link.parentElement!.querySelectorAll('g > text')].map((text) => text.textContent).join(''),
  );
}

const bare = (words: string) => words.replace(/\s/g, '');

/** Words of a sheet of paper that stand on it: not what a clipped drawing has beside it. */
async function wordsOn(pdf: Awaited<ReturnType<typeof getDocumentProxy>>, number: number): Promise<string> {
  const page = await pdf.getPage(number);
  const [left, bottom, right, top] = page.view as [number, number, number, number];
  const {items} = await page.getTextContent();
  return items
    .flatMap((item) => ('str' in item ? [item] : []))
    .filter(({transform: [, , , , x, y]}) => x > left && x < right && y > bottom && y < top)
    .map(({str}) => bare(str))
    .join('');
}

/**
 * Tables, as their rows, that no sheet of a printed page shows whole. Not by their names: Firefox prints bold
 * letters as shapes.
 */
export async function tablesInPieces(print: Uint8Array, tables: readonly string[]): Promise<string[]> {
  const pdf = await getDocumentProxy(print);
  const sheets = await Promise.all(Array.from({length: pdf.numPages}, (_, index) => wordsOn(pdf, index + 1)));
  return tables.filter((rows) => !sheets.some((sheet) => sheet.includes(bare(rows))));
}
