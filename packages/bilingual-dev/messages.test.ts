import {expect, it} from 'vitest';
import {Messages} from './messages';

function shown(...lines: string[]): string[] {
  const messages = new Messages('/site');
  return lines.flatMap((line) => messages.read(line));
}

const endOfRound = 'client (Rspack 1.2.0-alpha.0) compiled with 2 errors';
const notReady = 'not ready: mend the fault above, no restart is needed';

const brokenTag = [
  '× Module build failed:',
  '  ╰─▶   × Error: MDX compilation failed for file "/site/docs-api/about.mdx"',
  '        │ Cause: Unexpected end of file after name',
  '        │ Details:',
  '        │ {',
  '        │   "column": 1,',
  '        │   "name": "248:1",',
  '        │ }',
  '        │     at async loadMDX (/site/node_modules/@docusaurus/mdx-loader/lib/loader.js:22:20)',
];

it('says a fault of MDX in one line with file, line and column, once a round', () => {
  expect(shown(...brokenTag, ...brokenTag, endOfRound)).toEqual([
    'docs-api/about.mdx:248:1  Unexpected end of file after name',
    notReady,
  ]);
});

it('says it again in the next round', () => {
  expect(shown(...brokenTag, endOfRound, ...brokenTag, endOfRound)).toHaveLength(4);
});

it('keeps the remedy of a fault that names its own place', () => {
  const lines = [
    '  ╰─▶   × Error: MDX compilation failed for file "/site/docs-api/about.mdx"',
    '        │ Cause: docs-api/about.mdx:247  unknown figure "nope"',
    '        │   → did you mean "parts"?',
    '        │ Details:',
    '        │ Error: docs-api/about.mdx:247  unknown figure "nope"',
    '        │     at /site/plugins/figures/index.ts:38:28',
  ];
  expect(shown(...lines, endOfRound)).toEqual([
    'docs-api/about.mdx:247  unknown figure "nope"\n  → did you mean "parts"?',
    notReady,
  ]);
});

it('says a fault of the front matter without the front matter', () => {
  const lines = [
    '[ERROR] The following front matter:',
    '---',
    'sidebar_position: först',
    '---',
    'contains invalid values for field(s): `sidebar_position`.',
    '- "sidebar_position" must be a number',
    '[ERROR] Loading of version failed for version current',
    '[ERROR] Site plugin reload failure - Plugin docs@api',
    "Error: Can't process doc metadata for doc at path path=/site/docs-api/about.mdx in version name=current",
    '  [cause]: [Error [ValidationError]: "sidebar_position" must be a number] {',
    "    _original: {sidebar_position: 'först'},",
    '  }',
    '}',
  ];
  expect(shown(...lines)).toEqual(['docs-api/about.mdx:1  front matter: "sidebar_position" must be a number']);
});

it('says when all is well, and leaves everything else as it is', () => {
  expect(shown('[WARNING] x', '', 'client (Rspack) compiled successfully')).toEqual(['[WARNING] x', 'ready']);
});

it('a crash of the bundler is one line, not the list of everything that it has compiled', () => {
  const dump = 'Message:  No code generation entry for json|.docusaurus-sv/status.json (existing entries: [...])';
  expect(shown('Panic occurred at runtime. Please file an issue on GitHub', dump, 'Location: x:1')).toEqual([
    'The bundler has crashed.',
  ]);
});
