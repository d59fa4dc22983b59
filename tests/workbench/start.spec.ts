import {renameSync, rmSync} from 'node:fs';
import path from 'node:path';
import {expect, test, type BrowserContext, type Page} from '@playwright/test';
import {openBoth, patience, Running, useWorkbench} from './workbench';

const english = (section: string, page: string) => `i18n/en/docusaurus-plugin-content-docs-${section}/current/${page}`;

const newPage = (title: string, text: string) =>
  `---\ntitle: ${title}\ndescription: x\nlead: x\nkind: how-to\nkeywords: [x]\nlast_update:\n  date: 2025-12-15\n---\n\n${text}\n`;

/** Sets a mark that only a reload of the page takes away. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, {unreloaded: true}));
const isMarked = (page: Page) => page.evaluate(() => 'unreloaded' in window);

test.describe.configure({mode: 'serial'});

test.describe('npm start', () => {
  const bench = useWorkbench('start');

  /** Opens a page, again where it was asked for in the moment that the bundler had nothing whole to give. */
  const open = (page: Page, address: string) =>
    expect(async () => {
      await page.goto(bench.running.origin + address);
      await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached', timeout: 15_000});
    }).toPass({timeout: 60_000});

  const inBoth = (context: BrowserContext, address: string) =>
    openBoth(context, {sv: address, en: `/en${address}`}, open);

  test('a Swedish and an English page change as they are edited, without a reload', async ({context}) => {
    const {sv, en} = await inBoth(context, '/api/about');
    await Promise.all([mark(sv), mark(en)]);
    await bench.running.quiet();
    bench.site.append('docs-api/about.mdx', '\nNyskriven mening.\n');
    await expect(sv.getByText('Nyskriven mening.')).toBeVisible();
    // The English server compiles too, because it says when a translation is stale.
    await bench.running.quiet();
    bench.site.append(english('api', 'about.mdx'), '\nA sentence just written.\n');
    await expect(en.getByText('A sentence just written.')).toBeVisible();
    expect([await isMarked(sv), await isMarked(en)]).toEqual([true, true]);
  });

  test('new, moved and deleted pages are picked up', {tag: '@all'}, async () => {
    const [before, after] = ['docs-report/faq/nyskriven.mdx', 'docs-report/faq/flyttad.mdx'];
    bench.site.write(before, newPage('Nyskriven', 'Hej.'));
    await expect.poll(() => bench.running.get('/report/faq/nyskriven').then(({status}) => status)).toBe(200);
    renameSync(path.join(bench.site.dir, before), path.join(bench.site.dir, after));
    await expect.poll(() => bench.running.get('/report/faq/flyttad').then(({status}) => status)).toBe(200);
    await expect.poll(() => bench.running.get('/report/faq/nyskriven').then(({status}) => status)).toBe(404);
    rmSync(path.join(bench.site.dir, after));
    await expect.poll(() => bench.running.get('/report/faq/flyttad').then(({status}) => status)).toBe(404);
  });

  test('a change of a sidebar is picked up in both languages', {tag: '@all'}, async ({context}) => {
    const {sv, en} = await inBoth(context, '/api/about');
    const link = JSON.stringify({type: 'link', label: 'Provlänk', href: '/report/intro'});
    bench.site.replace('sidebars-api.json', '"about",', `"about", ${link},`);
    await expect(sv.locator('.menu').getByText('Provlänk')).toBeVisible();
    await expect(en.locator('.menu').getByText('Provlänk')).toBeVisible();
  });

  test('a broken page says where in one line, and recovers without a restart', async ({page}) => {
    await open(page, '/api/about');
    const start = bench.running.text.length;
    bench.site.append('docs-api/about.mdx', '\n<Sönder\n');
    await expect.poll(() => bench.running.since(start)).toMatch(/^\[sv\] docs-api\/about\.mdx:\d+:\d+ {2}\S.*$/m);
    expect(bench.running.since(start)).not.toMatch(/^\[sv\]\s+at /m);
    bench.site.replace('docs-api/about.mdx', '\n<Sönder\n', '\nLagad mening.\n');
    await expect(page.getByText('Lagad mening.')).toBeVisible();
  });

  test('drafts and unlisted pages are marked', {tag: '@all'}, async ({page}) => {
    await open(page, '/internal/handbooks/writing-sample');
    await expect(page.locator('article, main').getByText('Utkast', {exact: true}).first()).toBeVisible();
    await open(page, '/en/report/excel-addin');
    await expect(page.getByText('Unlisted page').first()).toBeVisible();
  });

  test(
    'unknown addresses are 404 in their language, and the redirects of the hosts work',
    {tag: '@all'},
    async ({page}) => {
      // While a server takes over what was just written, it says 503: not there yet.
      const statusOf = async (address: string) => (await page.goto(bench.running.origin + address))?.status();
      await expect.poll(() => statusOf('/report/finns-inte')).toBe(404);
      await expect(page.locator('h1')).toHaveText('Sidan hittades inte');
      await expect.poll(() => statusOf('/en/nope')).toBe(404);
      await expect(page.locator('h1')).toHaveText('Page Not Found');
      await page.goto(`${bench.running.origin}/en`);
      expect(new URL(page.url()).pathname).toBe('/en/');
      await page.goto(`${bench.running.origin}/en/api?x=1`);
      expect(page.url()).toBe(`${bench.running.origin}/en/api/about?x=1`);
    },
  );

  test('a change of product facts shows on the open pages without a restart', async ({context}) => {
    const {sv, en} = await inBoth(context, '/report/faq/error-messages');
    await Promise.all([mark(sv), mark(en)]);
    await bench.running.quiet();
    const start = bench.running.text.length;
    const facts = 'src/product/facts/errors.yml';
    bench.site.replace(
      facts,
      'sv: Inloggningen till databasen misslyckades.\n    en: The database sign-in failed.',
      'sv: Databasen släppte inte in.\n    en: The database let nobody in.',
    );
    // Every page is compiled again.
    await expect(sv.getByText('Databasen släppte inte in.').filter({visible: true}).first()).toBeVisible({
      timeout: 120_000,
    });
    await expect(en.getByText('The database let nobody in.').filter({visible: true}).first()).toBeVisible({
      timeout: 120_000,
    });
    expect([await isMarked(sv), await isMarked(en)]).toEqual([true, true]);

    const [page, missing] = ['page: report/faq/error-messages', 'page: report/finns-inte'];
    bench.site.replace(facts, page, missing);
    await expect.poll(() => bench.running.since(start)).toContain('report/finns-inte');
    bench.site.replace(facts, missing, page);
    expect(bench.running.since(start)).not.toContain('start again');
  });

  test('a redirect holds as soon as it is written, and one that cannot hold is said', {tag: '@all'}, async () => {
    const write = (moved: object) => bench.site.write('deploy/routing/moved.json', JSON.stringify(moved));
    const status = (address: string) => bench.running.get(address).then((answer) => answer.status);
    expect(await status('/api/gammal')).toBe(404);
    write({'/api/gammal': '/api/about'});
    await expect.poll(() => status('/api/gammal')).toBe(200);
    write({'/api/gammal': '/api/about', '/report/intro': '/api/about'});
    await expect
      .poll(async () => (await status('/api/gammal')) === 200 && bench.running.text)
      .toContain('/report/intro is a page of the site');
  });

  test(
    'a change of the configuration starts the servers again, and the open page follows',
    {tag: '@all'},
    async ({page}) => {
      await open(page, '/api/about');
      const start = bench.running.text.length;
      bench.site.replace('config/theme.ts', 'Kontakta oss', 'Skriv till oss');
      await expect
        .poll(() => bench.running.since(start), {timeout: 90_000})
        .toMatch(/config\/theme\.ts has changed[\s\S]*\[sv\] ready/);
      await expect(page.locator('footer').getByText('Skriv till oss')).toBeVisible();
    },
  );

  test('everything together stays under 900 MB', {tag: '@all'}, async () => {
    await bench.running.quiet();
    const megabytes = () => Math.round(bench.running.memory() / 1e6);
    // A check of the open page may still be running, long on a busy machine.
    await expect.poll(megabytes, {timeout: 120_000}).toBeLessThan(900);
    console.log(`memory ${megabytes()} MB`);
  });

  test('it listens on the loopback address only', async () => {
    const {networkInterfaces} = await import('node:os');
    const outward = Object.values(networkInterfaces())
      .flat()
      .filter((face) => face && !face.internal && face.family === 'IPv4');
    // What listens everywhere answers at 127.0.0.2 too, also on a machine without another address.
    for (const address of [...outward.map((face) => face!.address), '127.0.0.2']) {
      await expect(fetch(bench.running.origin.replace('localhost', address)), address).rejects.toThrow();
    }
  });

  test('Ctrl-C leaves no process', async () => {
    expect(bench.running.processes().length).toBeGreaterThan(2);
    bench.running.interrupt();
    await expect.poll(() => bench.running.processes(), {timeout: 10_000}).toEqual([]);
  });

  test(
    'a fault at the start is said, and mending it is enough; killed, it takes its server along',
    {tag: '@all'},
    async () => {
      bench.site.replace('sidebars-api.json', '"about",', '"about", "finns-inte",');
      bench.running = await Running.workbench(bench.site, ['--only', 'sv']);
      await expect
        .poll(() => bench.running.text, {timeout: patience})
        .toContain('It starts again when a file has changed.');
      expect(bench.running.text).toContain('finns-inte');
      bench.site.replace('sidebars-api.json', '"about", "finns-inte",', '"about",');
      await bench.running.ready('/api/about');
      expect(bench.running.text).not.toContain('[en]');
      bench.running.killCommand();
      await expect.poll(() => bench.running.processes(), {timeout: 10_000}).toEqual([]);
    },
  );
});
