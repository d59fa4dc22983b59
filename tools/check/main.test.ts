import {describe, expect, it} from 'vitest';
import {fixtureProject, page} from './fixture';
import {main} from './main';
import {checks} from './registry';

const file = 'docs-report/faq/init-file.mdx';

/** Runs the command line over a project with one page. */
async function check(body: string, ...args: string[]): Promise<{status: number; output: string}> {
  const lines: string[] = [];
  const root = fixtureProject({[file]: page(body)});
  const status = await main(args, root, (text) => lines.push(text));
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
    await expect(check('', 'docs-report/nope.mdx')).rejects.toThrow('There is no page docs-report/nope.mdx.');
    await expect(check('', file, '--changed')).rejects.toThrow('chooses the pages itself');
  });

  it('tells its checks', async () => {
    const {status, output} = await check('', '--help');
    expect(status).toBe(0);
    checks.forEach(({name}) => expect(output).toContain(`  ${name}`));
  });
});
