import {describe, expect, it} from 'vitest';
import {fixtureProject, page} from './fixture';
import {main} from './main';

const file = 'docs-report/faq/init-file.mdx';

/** Runs the command line over a project with one page. */
async function check(body: string, ...args: string[]): Promise<{status: number; output: string}> {
  const lines: string[] = [];
  const root = fixtureProject({[file]: page(body)});
  const status = await main(args, {root, print: (text) => lines.push(text), annotate: true});
  return {status, output: lines.join('\n')};
}

const fence = (info: string, code: string) => `\`\`\`${info}\n${code}\n\`\`\``;

describe('npm run check', () => {
  it('ends with 0 when all is well', async () => {
    expect(await check('## A {#a}', 'headings')).toEqual({
      status: 0,
      output: 'headings: 0 errors, 0 warnings, 0 hints',
    });
  });

  it.each([
    [
      'a wrong column',
      fence('sql', 'SELECT Nme FROM fin.Customer;'),
      11,
      'Nme is no column of fin.Customer.',
      'Write Name.',
    ],
    ['a wrong error code', 'Se YT-2999.', 10, 'The error code YT-2999 does not exist.', 'Write YT-2'],
    [
      'a type error',
      fence('typescript', 'const a: string = 1;'),
      11,
      "TypeScript: Type 'number' is not assignable to type 'string'.",
      '',
    ],
    ['broken C#', fence('csharp', 'var a = (1;'), 11, 'C#: ")" is missing.', ''],
    [
      'a wrong init value',
      fence('ini', '[Log]\nLevel=Loud'),
      12,
      '"Loud" is not allowed for Log.Level.',
      'Allowed: Off, Error',
    ],
  ])('ends with 1 and names file, line and fix of %s', async (_name, body, line, message, fix) => {
    const {status, output} = await check(body, 'samples', 'references');
    expect(status).toBe(1);
    expect(output).toContain(`${file}:${line}  ${message}`);
    expect(output).toContain(fix);
  });

  it('prints JSON for programs', async () => {
    const {output} = await check('## A', 'headings', '--json');
    expect(JSON.parse(output).problems[0]).toMatchObject({file, line: 10, severity: 'error'});
  });

  it('looks at one page, and says when there is none', async () => {
    expect(await check('## A', file, 'headings')).toMatchObject({status: 1});
    expect(await check('## A', 'headings', file)).toMatchObject({output: expect.stringContaining(`${file}:10`)});
    await expect(check('', 'docs-report/nope.mdx')).rejects.toThrow('There is no page docs-report/nope.mdx.');
    await expect(check('', file, '--changed')).rejects.toThrow('chooses the pages itself');
  });

  it('tells its checks', async () => {
    const {status, output} = await check('', '--help');
    expect(status).toBe(0);
    for (const name of [
      'samples',
      'references',
      'error-coverage',
      'parity',
      'terms',
      'headings',
      'front-matter',
      'encoding',
    ]) {
      expect(output).toContain(`  ${name}`);
    }
  });
});
