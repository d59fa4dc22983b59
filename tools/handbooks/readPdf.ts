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

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Document['getPage']>>;

/** The tagged pieces of text of a page, by their names. What is not tagged, as running heads, is left out. */
async function piecesOf(page: Page): Promise<Map<string | undefined, string>> {
  const {items} = await page.getTextContent({includeMarkedContent: true});
  const pieces = new Map<string | undefined, string>();
  const open: (string | undefined)[] = [];
  for (const item of items) {
    const name = open.findLast((id) => id !== undefined);
    if ('str' in item) {
      pieces.set(name, (pieces.get(name) ?? '') + item.str);
    } else if (item.type === 'endMarkedContent') {
      open.pop();
    } else {
      open.push((item as {readonly id?: string}).id);
    }
  }
  return pieces;
}

/** A tag of a page, or the name of a piece of text. */
interface Tag {
  readonly children?: readonly Tag[];
  readonly id?: string;
}

const namesIn = ({children, id}: Tag): string[] => children?.flatMap(namesIn) ?? (id === undefined ? [] : [id]);

/** The text of a tagged PDF without spaces, page by page in the order of the tags, which is that of a screen reader. */
export async function readText(pdf: Buffer): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  let text = '';
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const [tree, pieces] = [await page.getStructTree(), await piecesOf(page)];
    text += tree
      ? namesIn(tree as Tag)
          .map((name) => pieces.get(name) ?? '')
          .join('')
      : '';
  }
  await document.destroy();
  return text;
}
