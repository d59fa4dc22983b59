import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {localeIds, rootOf} from '../../src/lib/locales';
import {scratchWorkbench} from '../../tools/lib/scratchSite';
import {fileOf, plant, readable, unreadable} from '../faults/planted';
import {Running} from './workbench';

/** A mistake of each kind that shows on the page itself. */
const names = [
  'front matter that is not YAML',
  'a brace',
  'an unknown attribute',
  'an unknown component',
  'a link to no page',
  'a link to no anchor',
];

test(
  'mistakes are told on the page that is open, in both languages, and go when they are mended',
  {tag: '@all'},
  async ({context}) => {
    test.setTimeout(600_000);
    const site = scratchWorkbench('page-faults');
    const running = await Running.workbench(site);
    await running.ready('/report/intro', '/en/report/intro');
    const opened: Page[] = [await context.newPage(), await context.newPage()];
    const box = (page: Page) => page.locator('.page-faults');

    for (const planted of [...unreadable, ...readable].filter(({name}) => names.includes(name))) {
      await test.step(planted.name, async () => {
        const files = localeIds.map((id) => path.join(site.dir, fileOf(planted.page, id)));
        const texts = files.map((file) => readFileSync(file, 'utf8'));
        await Promise.all(
          localeIds.map((id, index) =>
            opened[index]!.goto(running.origin + rootOf(id) + planted.page, {waitUntil: 'domcontentloaded'}),
          ),
        );
        const expected = plant(site.dir, planted);
        expect(expected.length).toBeGreaterThan(0);
        for (const {file, line, says} of expected) {
          const page = opened[file.startsWith('i18n') ? 1 : 0]!;
          await expect(box(page)).toBeVisible();
          for (const words of [`${file}:${line}`, ...says]) {
            await expect(box(page)).toContainText(words);
          }
        }
        files.forEach((file, index) => writeFileSync(file, texts[index]!));
        await Promise.all(opened.map((page) => expect(box(page)).toHaveCount(0)));
      });
    }

    running.interrupt();
    await expect.poll(() => running.processes(), {timeout: 10_000}).toEqual([]);
    site.dispose();
  },
);
