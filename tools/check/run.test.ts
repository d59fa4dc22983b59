import {execFileSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {FaultsError} from '../../packages/checked-yaml';
import {projectRoot} from '../lib/paths';
import {fixtureProject, page} from './fixture';
import {anythingIn} from './lib/causes';
import {formatJson, formatText} from './report';
import {checksNamed, runChecks} from './run';
import type {NamedCheck} from './types';

const check: NamedCheck = {
  name: 'words',
  description: 'finds a word',
  run: ({corpus}) =>
    corpus.pages.flatMap(({file, prose}) =>
      prose
        .filter(({value}) => value.includes('bad'))
        .map(({line}) => ({file, line, message: 'bad word', fix: 'good', severity: 'error' as const})),
    ),
};

it('sorts problems and prints file, line and fix', async () => {
  const root = fixtureProject({'docs-report/b.mdx': page('bad'), 'docs-api/a.mdx': page('x\n\nbad')});
  const result = await runChecks(root, [check]);
  expect(formatText(result, ['words'])).toBe(
    'docs-api/a.mdx:12  bad word\n  → good\ndocs-report/b.mdx:10  bad word\n  → good\nFirst: docs-api/a.mdx:12\nwords: 2 errors, 0 warnings, 0 hints',
  );
  expect(JSON.parse(formatJson(result)).problems).toHaveLength(2);
});

it('reports a page that is no MDX, with its line, and goes on', async () => {
  const root = fixtureProject({'docs-report/a.mdx': page('ok\n\n<Steps>\n\nopen'), 'docs-report/b.mdx': page('bad')});
  const {problems} = await runChecks(root, [check]);
  expect(problems.map(({file, line}) => `${file}:${line}`)).toEqual(['docs-report/a.mdx:12', 'docs-report/b.mdx:10']);
  expect(problems[0]?.message).toBe('<Steps> is not closed.');
});

it('says nothing else of the lines that a problem covers, nor of a file that is somewhere else', async () => {
  const covering: NamedCheck = {
    name: 'covering',
    description: 'x',
    run: () => [
      {file: 'docs-report/a.mdx', line: 10, covers: 11, message: 'another language', severity: 'error'},
      {file: 'list.txt', line: 1, message: 'renamed', severity: 'error', explains: [anythingIn('docs-report/b.mdx')]},
    ],
  };
  const root = fixtureProject({'docs-report/a.mdx': page('x\nbad\n\nbad'), 'docs-report/b.mdx': page('bad')});
  const {problems} = await runChecks(root, [check, covering]);
  expect(problems.map(({file, line, message}) => `${file}:${line} ${message}`)).toEqual([
    'list.txt:1 renamed',
    'docs-report/a.mdx:10 another language',
    'docs-report/a.mdx:13 bad word',
  ]);
});

it.each([['error'], ['warning']] as const)('writes what GitHub takes for the place of an %s', async (severity) => {
  const {problemMatcher} = JSON.parse(readFileSync(path.join(projectRoot, '.github/problems.json'), 'utf8'));
  const [{regexp, ...parts}] = problemMatcher[0].pattern;
  const problem = {file: 'docs-report/b.mdx', line: 10, message: 'bad: word', fix: 'good', severity};
  const shown = formatText({problems: [problem], fixed: []}, ['words']).split('\n');
  const matches = shown.flatMap((line) => [new RegExp(regexp).exec(line) ?? []].filter(({length}) => length > 0));
  expect(matches.map((match) => [match[parts.file], match[parts.line], match[parts.message]])).toEqual([
    ['docs-report/b.mdx', '10', 'bad: word'],
  ]);
  expect(matches[0]![parts.severity] ?? problemMatcher[0].severity).toBe(severity);
});

it('goes on when a check breaks down, and says so', async () => {
  const broken: NamedCheck = {name: 'broken', description: 'x', run: () => Promise.reject(new Error('oops'))};
  const {problems} = await runChecks(fixtureProject({'docs-report/b.mdx': page('bad')}), [broken, check]);
  expect(problems.map(({message}) => message)).toEqual(['bad word', 'The check "broken" broke down: oops']);
});

it('says once what keeps several checks from reading a file', async () => {
  const faults = [{file: 'a.yml', line: 3, message: 'bad', remedy: 'Write good.'}];
  const stopped = (name: string): NamedCheck => ({
    name,
    description: 'x',
    run: () => Promise.reject(new FaultsError(faults)),
  });
  const {problems} = await runChecks(fixtureProject({}), [stopped('a'), stopped('b')]);
  expect(problems).toEqual([
    {file: 'a.yml', line: 3, message: 'bad', fix: 'Write good.', severity: 'error', check: 'a'},
  ]);
});

it('names both pages of a duplicate slug, once, and checks the others', async () => {
  const files = {'docs-report/a.mdx': page('bad'), 'docs-report/b.mdx': page('bad', {slug: '/a'})};
  const {problems} = await runChecks(fixtureProject(files), [check]);
  expect(problems.map(({file, line, message}) => `${file}:${line} ${message}`)).toEqual([
    'docs-report/b.mdx:7 The page has the address /report/a, and so has docs-report/a.mdx.',
    'docs-report/a.mdx:10 bad word',
  ]);
});

it('asks for the values back that the last commit drew', async () => {
  const file = 'docs-report/a.mdx';
  const root = fixtureProject({[file]: page('Låst i <Value of="limits.lockTime" />, <Value of="limits.session" />.')});
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@x.example', ...args], {cwd: root, stdio: 'ignore'});
  git('init');
  git('add', '.');
  git('commit', '-m', 'x');
  writeFileSync(path.join(root, file), page('Låst i 30 dagar, <Value of="limits.session" />.'));
  const {problems} = await runChecks(root, checksNamed('facts'));
  expect(problems.map(({fix}) => fix)).toEqual(['Put back <Value of="limits.lockTime" />.']);
});
