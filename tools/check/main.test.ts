import {describe, expect, it} from 'vitest';
import {fixtureProject, page} from './fixture';
import {UsageError} from '../../packages/common';
import {main, readOptions, scopeOf} from './main';
import {checks} from './run';

const file = 'docs-report/faq/init-file.mdx';

/** Runs the command line over a project with one page. */
async function check(body: string, ...args: string[]): Promise<{status: number; output: string}> {
  const lines: string[] = [];
  const write = (text: string) => void lines.push(text);
  const status = await main(args, fixtureProject({[file]: page(body)}), {log: write, error: write});
  return {status, output: lines.join('\n')};
}

describe('npm run check', () => {
  it('ends with 0 when all is well', async () => {
    expect(await check('## A {#a}', 'headings')).toEqual({
      status: 0,
      output: 'headings: 0 errors, 0 warnings, 0 hints',
    });
  });

  it('ends with 1 and names file, line and fix', async () => {
    const {status, output} = await check('```ini\n[Log]\nLevel=Loud\n```', 'samples', 'references');
    expect(status).toBe(1);
    expect(output).toContain(`${file}:12  "Loud" is not allowed for Log.Level.\n  → Allowed: Off, Error`);
  });

  it('prints JSON for programs', async () => {
    const {output} = await check('## A', 'headings', '--json');
    expect(JSON.parse(output).problems[0]).toMatchObject({file, line: 10, severity: 'error'});
  });

  it('looks at one page, and says when there is none', async () => {
    expect(await check('## A', file, 'headings')).toMatchObject({status: 1});
    expect(await check('## A', 'headings', file)).toMatchObject({output: expect.stringContaining(`${file}:10`)});
    const refused = (words: string) => ({status: 2, output: expect.stringContaining(words)});
    expect(await check('', 'docs-report/nope.mdx')).toEqual(refused('There is no page docs-report/nope.mdx.\nSee npm'));
    expect(await check('', file, '--changed')).toEqual(refused('chooses the pages itself'));
  });

  it('tells its checks', async () => {
    const {status, output} = await check('', '--help');
    expect(status).toBe(0);
    checks.forEach(({name}) => expect(output).toContain(`  ${name}`));
  });
});

it('takes a page together with its translation', () => {
  const together = ['docs-api/about.mdx', 'i18n/en/docusaurus-plugin-content-docs-api/current/about.mdx'];
  const root = fixtureProject(Object.fromEntries([...together, 'docs-api/api.mdx'].map((each) => [each, page('')])));
  expect(scopeOf(root, [together[1]!])).toEqual(new Set(together));
  expect(scopeOf(root, ['docs-api/about.questions.yml'])).toEqual(new Set(together));
});

it('reads the command line', () => {
  expect(readOptions(['words', '--fix'], ['words'])).toMatchObject({names: ['words'], fix: true, json: false});
  expect(readOptions(['--changed', 'main', 'words'], ['words'])).toMatchObject({names: ['words'], since: 'main'});
  expect(readOptions(['--changed'], ['words']).since).toBe('HEAD');
  expect(() => readOptions(['wordz'], ['words'])).toThrow(UsageError);
  expect(() => readOptions(['--loud'], ['words'])).toThrow(UsageError);
});
