import {isMap, isScalar, isSeq, parseDocument, LineCounter, stringify, type Document, type Node} from 'yaml';
import {readdirSync, existsSync} from 'node:fs';
import path from 'node:path';
import type {Row} from './rows';
import type {Folder, Place} from './folder';

/** Where the facts are, today and when they have moved. */
const folders = ['src/product/facts', 'src/product/data/json'];

/** `a.b[code=X].c` → `a`, `b`, `code=X`, `c`. */
const partsOf = (fact: string): string[] => fact.split(/\.(?![^[]*\])|\[|\](?:\.|$)/).filter((part) => part !== '');

type Path = (string | number)[];

/** Where `code=X;name=Y` or `0` is in a list; in a map the first value is the key. */
function keyOf(here: unknown, part: string): string | number {
  const wanted = part.split(';').map((pair) => pair.split('=') as [string, string]);
  if (!isSeq(here)) {
    return wanted[0]![1];
  }
  const index = here.items.findIndex(
    (item, at) =>
      part === String(at) || (isMap(item) && wanted.every(([key, value]) => String(item.get(key)) === value)),
  );
  if (index < 0) {
    throw new Error(`No record has ${part}.`);
  }
  return index;
}

/** The path of a field in a file, whichever way it is written there: `remedySv` or `remedy.sv`. */
function pathTo(document: Document, parts: readonly string[]): Path {
  return parts.reduce<Path>((found, part) => {
    const here = found.length === 0 ? document.contents : document.getIn(found);
    if (part.includes('=') || (isSeq(here) && /^\d+$/.test(part))) {
      return [...found, keyOf(here, part)];
    }
    const [, name, language] = /^(\w+?)(Sv|En)$/.exec(part) ?? [];
    const isNested = name !== undefined && isMap(here) && !here.has(part) && here.has(name);
    return [...found, ...(isNested ? [name, language!.toLowerCase()] : [part])];
  }, []);
}

/** The file that has a subject: under its name, or as the whole of a file of that name. */
function fileWith(place: Folder, subject: string): {file: string; document: Document; isWhole: boolean} {
  for (const folder of folders.filter((name) => existsSync(path.join(place.dir, name)))) {
    for (const name of readdirSync(path.join(place.dir, folder)).filter((each) => /\.(?:ya?ml|json)$/.test(each))) {
      const file = `${folder}/${name}`;
      const document = parseDocument(place.read(file));
      const isWhole =
        name.replace(/\.\w+$/, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) === subject;
      if ((isMap(document.contents) && document.has(subject)) || (isWhole && isSeq(document.contents))) {
        return {file, document, isWhole: !isMap(document.contents) || !document.has(subject)};
      }
    }
  }
  throw new Error(`No file of facts has ${subject}.`);
}

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

/** The node of the record that a path lies in: the innermost one of a list. */
function recordAt(document: Document, at: Path): Node | undefined {
  const end = at.findLastIndex((part) => typeof part === 'number');
  const node = end < 0 ? document.contents : document.getIn(at.slice(0, end + 1), true);
  return isMap(node) || isSeq(node) || isScalar(node) ? node : undefined;
}

/** The file of facts that has a subject. */
export const factFile = (place: Folder, subject: string): string => fileWith(place, subject).file;

/** Replaces a figure by another, given as data. @returns its file */
export function plantFigure(place: Folder, {id, ...figure}: NonNullable<Row['figure']>): Place {
  const [data, code] = [`src/figures/${id}.yml`, `src/figures/${id}.ts`];
  if (place.has(data)) {
    place.write(data, stringify(figure));
    return {file: data};
  }
  const name = /export const (\w+)/.exec(place.read(code))![1]!;
  place.write(code, `export const ${name} = ${JSON.stringify(figure)} as const;\n`);
  return {file: code};
}

/** Changes one fact in its file. @returns the file and the lines of the record */
export function plantFact(place: Folder, row: Row): Place {
  const [subject, ...parts] = partsOf(row.fact!) as [string, ...string[]];
  const {file, document, isWhole} = fileWith(place, subject);
  const at = pathTo(document, isWhole ? parts : [subject, ...parts]);
  change(document, at, row);
  const isJson = file.endsWith('.json');
  const text = isJson ? `${JSON.stringify(document.toJS(), undefined, 2)}\n` : document.toString({lineWidth: 0});
  place.write(file, text);
  const lines = new LineCounter();
  const written = parseDocument(text, {lineCounter: lines});
  const range = recordAt(written, at)?.range;
  return {file, ...(range && {lines: [lines.linePos(range[0]).line, lines.linePos(range[1]).line]})};
}
