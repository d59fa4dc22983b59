import {expect, it} from 'vitest';
import {fixtureProject, page} from './checks/fixture';
import {formatJson, formatText} from './report';
import {readOptions, UsageError} from './options';
import {runChecks} from './run';
import type {Check} from './types';

const check: Check = {
  name: 'words',
  description: 'finds a word',
  run: ({corpus, note}) => {
    note('words: read');
    return corpus.pages.flatMap(({file, prose}) =>
      prose
        .filter(({value}) => value.includes('bad'))
        .map(({line}) => ({file, line, message: 'bad word', fix: 'good', severity: 'error' as const})),
    );
  },
};

it('sorts problems and prints file, line and fix', async () => {
  const root = fixtureProject({'docs-report/b.mdx': page('bad'), 'docs-api/a.mdx': page('x\n\nbad')});
  const result = await runChecks(root, [check]);
  expect(formatText(result, ['words'])).toBe(
    'docs-api/a.mdx:12  bad word\n  → good\ndocs-report/b.mdx:10  bad word\n  → good\nwords: read\nFirst: docs-api/a.mdx:12\nwords: 2 errors, 0 warnings, 0 hints',
  );
  expect(JSON.parse(formatJson(result)).problems).toHaveLength(2);
});

it('reports a page that is no MDX, with its line, and goes on', async () => {
  const root = fixtureProject({'docs-report/a.mdx': page('ok\n\n<Steps>\n\nopen'), 'docs-report/b.mdx': page('bad')});
  const {problems} = await runChecks(root, [check]);
  expect(problems.map(({file, line}) => `${file}:${line}`)).toEqual(['docs-report/a.mdx:12', 'docs-report/b.mdx:10']);
  expect(problems[0]?.message).toBe('<Steps> on line 12 is not closed.');
});

it('reads the command line', () => {
  expect(readOptions(['words', '--fix'], ['words'])).toMatchObject({names: ['words'], fix: true, json: false});
  expect(() => readOptions(['wordz'], ['words'])).toThrow(UsageError);
  expect(() => readOptions(['--loud'], ['words'])).toThrow(UsageError);
  expect(() => readOptions(['--watch', '--json'], ['words'])).toThrow('--watch and --json cannot be combined.');
});
