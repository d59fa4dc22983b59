import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {scratchWorkbench} from './workbench';

test('a stale page is built, warned about, and tells its readers which parts have changed', async () => {
  const site = scratchWorkbench('freshness');
  const stamp = spawnSync(process.execPath, ['--import', 'tsx', 'tools/i18n/cli.ts', 'stamp', '--all'], {cwd: site.dir, encoding: 'utf8'});
  expect(stamp.status, stamp.stderr).toBe(0);
  site.append('docs-api/about.mdx', '\n## Nytt avsnitt {#new-part}\n\nNytt.\n');

  const {status, output} = await site.build();
  expect(status, output).toBe(0);
  expect(output).toContain('api/current/about.mdx:1  the Swedish page has changed since it was translated: #new-part added');
  expect(output.match(/the Swedish page has changed/g)).toHaveLength(1);

  /** Text of a built page, without the quotation marks that HTML can do without. */
  const built = (page: string) => readFileSync(path.join(site.dir, 'build', `${page}.html`), 'utf8').replaceAll('"', '');
  const notice = 'The Swedish original of this page has changed since it was translated.';
  expect(built('en/api/about').includes(notice)).toBe(true);
  expect(built('en/api/about')).toMatch(/<a href=\/api\/about#new-part hreflang=sv lang=sv>Nytt avsnitt<\/a>/i);
  expect(built('en/api/api').includes(notice)).toBe(false);
  expect(built('api/about').includes(notice)).toBe(false);
  expect(existsSync(path.join(site.dir, 'build/i18n-status.html'))).toBe(false);
  site.dispose();
});
