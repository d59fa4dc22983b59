import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {isMap, isSeq, LineCounter, parseDocument, type Document, type Node} from 'yaml';
import {factsFolder} from '../../src/product/load';
import type {Place, Row} from './rows';

type Path = readonly (string | number)[];

/** Where the record with `code=X;name=Y` is in a list, or that with a number; in a map the first value is the key. */
function keyOf(here: unknown, part: string): string | number {
  const wanted = part.split(';').map((pair) => pair.split('=') as [string, string]);
  if (!isSeq(here)) {
    return wanted[0]!.at(-1)!;
  }
  const hasAll = (item: unknown) => isMap(item) && wanted.every(([key, value]) => String(item.get(key)) === value);
  const index = /^\d+$/.test(part) ? Number(part) : here.items.findIndex(hasAll);
  if (index < 0) {
    throw new Error(`No record has ${part}.`);
  }
  return index;
}

/** The path of `a.b[code=X].c` in its file. */
const pathTo = (document: Document, fact: string): Path =>
  fact
    .split(/\.(?![^[]*\])|\[|\](?:\.|$)/)
    .filter((part) => part !== '')
    .reduce<Path>((found, part) => [...found, keyOf(document.getIn(found), part)], []);

function change(document: Document, at: Path, {set, push, double, remove}: Row): void {
  if (remove) {
    document.deleteIn(at);
  } else if (push !== undefined) {
    document.addIn(at, document.createNode(push));
  } else if (double !== undefined) {
    const record = document.getIn(at) as Node;
    document.addIn(at.slice(0, -1), document.createNode({...(record.toJS(document) as object), ...double}));
  } else {
    document.setIn(at, document.createNode(set));
  }
}

/** Changes one fact in its file. @returns the file and the lines of the record */
export function plantFact(dir: string, row: Row): Place {
  const [subject] = /^\w+/.exec(row.fact!)!;
  const files = readdirSync(path.join(dir, factsFolder)).map((name) => `${factsFolder}/${name}`);
  const read = (name: string) => parseDocument(readFileSync(path.join(dir, name), 'utf8'));
  const file = files.find((name) => name.endsWith('.yml') && read(name).has(subject));
  if (file === undefined) {
    throw new Error(`No file of facts has ${subject}.`);
  }
  const document = read(file);
  const at = pathTo(document, row.fact!);
  change(document, at, row);
  const text = document.toString({lineWidth: 0});
  writeFileSync(path.join(dir, file), text);
  // That of the innermost list that the path goes through.
  const record = at.slice(0, at.findLastIndex((part) => typeof part === 'number') + 1);
  const lines = new LineCounter();
  const node = parseDocument(text, {lineCounter: lines}).getIn(record, true) as Node | undefined;
  const lineAt = (offset: number) => lines.linePos(offset).line;
  return {file, ...(node?.range && {lines: [lineAt(node.range[0]), lineAt(node.range[1])]})};
}
