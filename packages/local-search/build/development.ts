import {readFile} from 'node:fs/promises';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import type {Nodes, Root} from 'mdast';
import type {SearchContent} from '../engine/types';
import type {PageRecord} from './html';
import type {RecordReader} from './content';
import {makeIndex} from './makeIndex';

const separated = new Set(['paragraph', 'listItem', 'tableRow', 'code', 'blockquote', 'table']);

const property = /\b([\w-]+)="([^"]*)"/g;

/** @param visible properties of components whose value a reader sees */
function textOf(node: Nodes, visible: readonly string[]): string {
  switch (node.type) {
    case 'text':
      return node.value;
    case 'inlineCode':
    case 'code':
      return ` \`${node.value.replace(/`/g, '’')}\` `;
    case 'html':
      return [...node.value.matchAll(property)]
        .map(([, name, value]) => (visible.includes(name!) ? ` ${value} ` : ''))
        .join('');
    case 'tableCell':
      return `${textOfAll(node.children, visible)} · `;
    default: {
      const inner = 'children' in node ? textOfAll(node.children, visible) : '';
      return separated.has(node.type) ? `${inner} ` : inner;
    }
  }
}

const textOfAll = (nodes: readonly Nodes[], visible: readonly string[]) =>
  nodes.map((node) => textOf(node, visible)).join('');

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A heading as it is written: `Alla fält {#fields}`. */
function headingParts(text: string): {heading: string; anchor: string} {
  const match = /^(.*?)\s*\{#([^}]+)\}\s*$/.exec(text);
  return match ? {heading: match[1]!, anchor: match[2]!} : {heading: text, anchor: ''};
}

const withoutFrontMatter = (source: string) => source.replace(/^---\r?\n[\s\S]*?\r?\n---\r?\n/, '');

/**
 * The records of a page's source. What a component draws from data is not in it; the cards are.
 *
 * @param root the parsed source, without front matter
 * @param properties of components whose value a reader sees
 */
export function recordsOfMarkdown(root: Root, properties: readonly string[] = []): PageRecord[] {
  const records: {anchor: string; heading: string; text: string}[] = [{anchor: '', heading: '', text: ''}];
  for (const node of root.children) {
    const text = textOf(node, properties);
    const {heading, anchor} = node.type === 'heading' ? headingParts(tidy(text)) : {heading: '', anchor: ''};
    if (anchor !== '') {
      records.push({anchor, heading: heading.replace(/`/g, ''), text: ''});
    } else {
      records.at(-1)!.text += ` ${text}`;
    }
  }
  return records.map((record) => ({...record, text: tidy(record.text)}));
}

async function createParser() {
  const [{unified}, {default: remarkParse}, {default: remarkGfm}] = await Promise.all([
    import('unified'),
    import('remark-parse'),
    import('remark-gfm'),
  ]);
  return unified().use(remarkParse).use(remarkGfm);
}

/**
 * Reads the records of a page from its source as it is now, where no finished page exists.
 *
 * @param properties of components whose value a reader sees
 */
export function sourceRecords(properties?: readonly string[]): RecordReader {
  const parser = createParser();
  return async ({source, description}) => {
    if (source === undefined) {
      return [{anchor: '', heading: '', text: description}];
    }
    const root = (await parser).parse(withoutFrontMatter(await readFile(source, 'utf8')));
    return recordsOfMarkdown(root, properties);
  };
}

type Next = (error?: unknown) => void;

/** The development server's index, below its folder. */
export const devIndex = 'search.json';

/**
 * Answers requests for the development server's index and the texts of its pages. It is made when the index is asked for,
 * so that the search knows the pages as they are being written.
 *
 * @param folder address that those of the files begin with
 */
export function indexMiddleware(folder: string, readContent: () => Promise<SearchContent>) {
  const make = async () => makeIndex(await readContent());
  let made: ReturnType<typeof make> | undefined;

  async function answer(file: string): Promise<unknown> {
    made = made === undefined || file === devIndex ? make() : made;
    const {index, texts} = await made;
    return file === devIndex ? index : texts.get(path.basename(file, '.json'));
  }

  return (req: IncomingMessage, res: ServerResponse, next: Next): void => {
    const address = req.url?.split('?')[0] ?? '';
    if (!address.startsWith(folder)) {
      next();
      return;
    }
    answer(path.basename(address)).then(
      (content) => {
        res.statusCode = content === undefined ? 404 : 200;
        res.setHeader('Content-Type', 'application/json; charset=utf-8');
        res.setHeader('Cache-Control', 'no-store');
        res.end(JSON.stringify(content));
      },
      (error: Error) => {
        console.error(error.stack ?? error.message);
        res.statusCode = 500;
        res.end();
      },
    );
  };
}
