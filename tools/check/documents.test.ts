import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {projectFiles, projectRoot} from '../lib/paths';

const rooms = 'packages|src|plugins|config|deploy|tools|tests|docs-[a-z-]+|i18n|static|cspell';

/** Paths in code marks that begin in a room of the project and name one file or folder. */
function pathsIn(text: string): string[] {
  const marked = [...text.matchAll(new RegExp(`\`((?:${rooms})/[^\`\\s]*)\``, 'g'))].map(([, named]) => named!);
  return marked.filter((named) => !/[<>*{}…]/.test(named));
}

/** Paths that the links of a document lead to, from the project's folder. */
function linksIn(text: string, document: string): string[] {
  const targets = [...text.matchAll(/\]\(([^)\s#:]+)(?:#[^)]*)?\)/g)].map(([, target]) => target!);
  const relative = targets.filter((target) => !target.startsWith('/'));
  return relative.map((target) => path.posix.join(path.posix.dirname(document), target));
}

/** Paths that a document names or links to and that are not there. */
const missing = (text: string, document: string): string[] =>
  [...pathsIn(text), ...linksIn(text, document)].filter((named) => !existsSync(path.join(projectRoot, named)));

const documents = projectFiles(projectRoot).filter((file) => file.endsWith('.md'));

it.each(documents)('%s names files that exist', (document) => {
  expect(missing(readFileSync(path.join(projectRoot, document), 'utf8'), document)).toEqual([]);
});

it('no text names a command that package.json does not have', () => {
  const {scripts} = JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8')) as {scripts: object};
  const named = projectFiles(projectRoot)
    .filter((file) => /\.(?:md|mdx|mjs|json|ts|tsx|ya?ml)$/.test(file))
    .flatMap((file) =>
      [...readFileSync(path.join(projectRoot, file), 'utf8').matchAll(/npm run ([a-z][\w:]*)/g)].map(
        ([, script]) => `${file} npm run ${script}`,
      ),
    );
  expect(named.filter((line) => !(line.split(' ').at(-1)! in scripts))).toEqual([]);
  expect(named.length).toBeGreaterThan(50);
});

it('finds the paths and links of a document, and those that are gone', () => {
  const text =
    'See `src/nowhere/index.ts`, `tools/check/cli.ts`, `src/<Name>`, [a](../test/cli.ts) and [b](gone.md#part).';
  expect(pathsIn(text)).toEqual(['src/nowhere/index.ts', 'tools/check/cli.ts']);
  expect(linksIn(text, 'tools/check/README.md')).toEqual(['tools/test/cli.ts', 'tools/check/gone.md']);
  expect(missing(text, 'tools/check/README.md')).toEqual(['src/nowhere/index.ts', 'tools/check/gone.md']);
});
