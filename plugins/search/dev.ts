import {readFile} from 'node:fs/promises';
import type {IncomingMessage, ServerResponse} from 'node:http';
import type {SearchIndexFile} from '../../src/search/types';
import type {RecordReader} from './indexFile';
import {recordsOfMarkdown, withoutFrontMatter} from './markdown';

async function createParser() {
  const [{unified}, {default: remarkParse}, {default: remarkGfm}] = await Promise.all([
    import('unified'), import('remark-parse'), import('remark-gfm'),
  ]);
  return unified().use(remarkParse).use(remarkGfm);
}

/** Reads the records of a page from its source as it is now. */
export function sourceRecords(): RecordReader {
  const parser = createParser();
  return async ({source, description}) => {
    if (source === undefined) {
      return [{anchor: '', heading: '', text: description}];
    }
    return recordsOfMarkdown((await parser).parse(withoutFrontMatter(await readFile(source, 'utf8'))));
  };
}

type Next = (error?: unknown) => void;

/**
 * Answers requests for the index of the development server with one made at that moment, so that
 * the search knows the pages as they are being written.
 */
export function indexMiddleware(address: string, makeIndex: () => Promise<SearchIndexFile>) {
  return (req: IncomingMessage, res: ServerResponse, next: Next): void => {
    if (req.url?.split('?')[0] !== address) {
      next();
      return;
    }
    makeIndex().then(
      (index) => {
        res.setHeader('Content-Type', 'application/json; charset=utf-8');
        res.setHeader('Cache-Control', 'no-store');
        res.end(JSON.stringify(index));
      },
      (error: Error) => {
        console.error(error.stack ?? error.message);
        res.statusCode = 500;
        res.end();
      },
    );
  };
}
