import {spawn, type ChildProcess} from 'node:child_process';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {projectRoot} from '../../tools/lib/paths';
import {ScratchSite} from '../../tools/lib/scratchSite';

const port = 4175;
const origin = `http://localhost:${port}`;

/** The server of the built site; resolves when it answers. */
async function serve(dir: string): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'tools/serve/preview.ts', dir], {
    cwd: projectRoot,
    env: {...process.env, PORT: String(port)},
    stdio: 'inherit',
  });
  await expect
    .poll(
      () =>
        fetch(origin).then(
          ({status}) => status,
          () => 0,
        ),
      {timeout: 30_000},
    )
    .toBe(200);
  return server;
}

test.describe('a site that leaves packages/lean-delivery out', {tag: '@all'}, () => {
  const site = new ScratchSite('without-lean-delivery');
  let server: ChildProcess | undefined;

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    const {status, output} = await site.build(['--locale', 'sv'], {SITE_WITHOUT_LEAN_DELIVERY: '1'});
    expect(status, output).toBe(0);
    server = await serve(path.join(site.dir, 'build'));
  });
  test.afterAll(() => {
    server?.kill();
    site.dispose();
  });

  test('is hydrated, follows links, finds, and says nothing in the console', async ({page}) => {
    const problems: string[] = [];
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    page.on('pageerror', (error) => problems.push(error.message));
    await page.goto(`${origin}/report/intro`);
    await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
    // The framework's own delivery: every script is asked for by the page itself.
    expect(await page.locator('script[src*="/main."]').count()).toBe(1);
    await page.locator('.menu a[href="/report/excel-vs-web"]').first().click();
    await expect(page.locator('h1')).toHaveText('Excel eller webb');
    await page.locator('.yt-searchbtn').click();
    await page.getByRole('combobox').fill('YT-2003');
    await expect(page.getByRole('option').first()).toContainText('YT-2003');
    expect(problems).toEqual([]);
  });
});
