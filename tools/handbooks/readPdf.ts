import {PDFArray, PDFDict, PDFDocument, PDFName, PDFNumber, PDFRef, type PDFObject} from '@cantoo/pdf-lib';
import {getDocumentProxy} from 'unpdf';

/** On which page each target of a link lies, from 1, by its id. */
export async function readNumbers(pdf: Buffer): Promise<Map<string, number>> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const targets = Object.entries(await document.getDestinations());
  const numbers = await Promise.all(
    targets.map(async ([id, target]) => [id, (await document.getPageIndex(target![0])) + 1] as const),
  );
  await document.destroy();
  return new Map(numbers);
}

/** Number of a page as an object of the file, and of a piece of text on it. */
const pieceName = (page: number, piece: number): string => `p${page}R_mc${piece}`;

/** The tagged pieces of text of all pages. What is not tagged, as running heads, is left out. */
async function readPieces(pdf: Buffer): Promise<Map<string, string>> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const pieces = new Map<string, string>();
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const {items} = await page.getTextContent({includeMarkedContent: true});
    const open: (string | undefined)[] = [];
    for (const item of items) {
      const id = open.findLast((name) => name !== undefined);
      if ('str' in item) {
        pieces.set(id ?? '', (pieces.get(id ?? '') ?? '') + item.str);
      } else if (item.type === 'endMarkedContent') {
        open.pop();
      } else {
        open.push((item as {readonly id?: string}).id);
      }
    }
  }
  await document.destroy();
  pieces.delete('');
  return pieces;
}

/** Names of the pieces of text in the order of the tags, which is that of a screen reader. */
async function readOrder(pdf: Buffer): Promise<string[]> {
  const {catalog, context} = await PDFDocument.load(pdf, {updateMetadata: false});
  const order: string[] = [];
  const visit = (object: PDFObject | undefined, page: PDFRef | undefined): void => {
    const value = object instanceof PDFRef ? context.lookup(object) : object;
    if (value instanceof PDFNumber) {
      order.push(pieceName(page!.objectNumber, value.asNumber()));
    } else if (value instanceof PDFArray) {
      value.asArray().forEach((child) => visit(child, page));
    } else if (value instanceof PDFDict) {
      const own = value.get(PDFName.of('Pg'));
      visit(value.get(PDFName.of('MCID')) ?? value.get(PDFName.of('K')), own instanceof PDFRef ? own : page);
    }
  };
  visit(catalog.get(PDFName.of('StructTreeRoot')), undefined);
  return order;
}

/** The text of a tagged PDF in reading order, without spaces. */
export async function readText(pdf: Buffer): Promise<string> {
  const pieces = await readPieces(pdf);
  const order = await readOrder(pdf);
  return order.map((name) => pieces.get(name) ?? '').join('');
}
