import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {projectRoot} from '../lib/paths';
import {projectFiles} from './lib/projectFiles';

const rooms = 'packages|src|plugins|config|deploy|tools|tests|docs-[a-z-]+|i18n|static|cspell';

/** Paths in code marks that begin in a room of the project and name one file or folder. */
function pathsIn(text: string): string[] {
  const marked = [...text.matchAll(new RegExp(`\`((?:${rooms})/[^\`\\s]*)\``, 'g'))].map(([, named]) => named!);
  return marked.filter((named) => !/[<>*{}…]/.test(named));
}

/** Paths that a document names and that are not there. */
const missing = (text: string): string[] => pathsIn(text).filter((named) => !existsSync(path.join(projectRoot, named)));

const documents = projectFiles(projectRoot).filter((file) => file.endsWith('.md'));

it.each(documents)('%s names files that exist', (document) => {
  expect(missing(readFileSync(path.join(projectRoot, document), 'utf8'))).toEqual([]);
});

it('finds the paths of a document, and one that is gone', () => {
  const text = 'See `src/nowhere/index.ts`, `tools/check/cli.ts`, `src/components/writer/<Name>` and `npm run check`.';
  expect(pathsIn(text)).toEqual(['src/nowhere/index.ts', 'tools/check/cli.ts']);
  expect(missing(text)).toEqual(['src/nowhere/index.ts']);
});
