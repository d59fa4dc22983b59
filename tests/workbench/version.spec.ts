import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {scratchWorkbench} from './workbench';

test('a version of one section keeps every check and both languages working, and can be chosen', async () => {
  const site = scratchWorkbench('version');
  const run = (...args: string[]) => spawnSync(process.execPath, ['--import', 'tsx', ...args], {cwd: site.dir, encoding: 'utf8'});
  /** Whether a page of the build holds a text. Quotation marks do not count: the build leaves out those that HTML can do without. */
  const holds = (page: string, text: string) => readFileSync(path.join(site.dir, 'build', `${page}.html`), 'utf8').replaceAll('"', '').includes(text);

  const cut = run('tools/version/cli.ts', 'api', '2025.4');
  expect(cut.status, cut.stderr).toBe(0);
  // What is written from now on is not in the version.
  site.append('docs-api/about.mdx', '\nSkrivet efteråt.\n');
  site.append('i18n/en/docusaurus-plugin-content-docs-api/current/about.mdx', '\nWritten afterwards.\n');

  const check = run('tools/check/cli.ts');
  expect(check.status, check.stdout + check.stderr).toBe(0);

  const {status, output} = await site.build();
  expect(status, output).toBe(0);
  expect(holds('api/about', 'Skrivet efteråt.')).toBe(true);
  expect(holds('en/api/about', 'Written afterwards.')).toBe(true);
  expect(holds('api/2025.4/about', 'Skrivet efteråt.')).toBe(false);
  expect(holds('en/api/2025.4/about', 'Written afterwards.')).toBe(false);
  expect(holds('en/api/2025.4/about', 'lang=en-GB')).toBe(true);
  for (const page of ['api/about', 'en/api/about', 'api/2025.4/about', 'en/api/2025.4/about']) {
    expect(holds(page, 'yt-versions-api'), page).toBe(true);
    expect(holds(page, `href=${page.startsWith('en/') ? '/en' : ''}/api/2025.4/about`), page).toBe(true);
  }
  expect(existsSync(path.join(site.dir, 'build/report/2025.4'))).toBe(false);
  site.dispose();
});
