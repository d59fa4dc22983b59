import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {localeIds, rootOf, type LocaleId} from '../../src/lib/locales';
import {plant, readable, unreadable, type Planted} from '../faults/planted';
import {fileOf} from '../lib/plant';
import {openBoth, useWorkbench} from './workbench';

const bench = useWorkbench('page-faults');

/** @returns what takes the mistake away */
function remember({page, rename}: Planted): () => void {
  const files = localeIds.map((language) => path.join(bench.site.dir, fileOf(page, language)));
  const texts = files.map((file) => readFileSync(file));
  const renamed = localeIds.flatMap((language) => (rename ? path.join(bench.site.dir, fileOf(rename, language)) : []));
  return () => {
    renamed.forEach((file) => rmSync(file, {force: true}));
    files.forEach((file, index) => writeFileSync(file, texts[index]!));
  };
}

/** That each mistake is found, and alone, is in tests/faults; here one that cannot be read, and two that can. */
const some = [unreadable[0]!, readable.find(({reportedIn}) => reportedIn)!, readable.find((one) => !one.reportedIn)!];

for (const planted of some) {
  test(`${planted.name} is shown on the open page until it is mended`, {tag: '@all'}, async ({context}) => {
    const address = (language: LocaleId) => rootOf(language) + planted.page;
    const opened = await openBoth(context, {sv: address('sv'), en: address('en')}, (page, route) =>
      page.goto(bench.running.origin + route, {waitUntil: 'domcontentloaded'}),
    );
    const faultsOn = (language: LocaleId) => opened[language].locator('.page-faults');
    const mend = remember(planted);
    try {
      for (const {file, line, says} of plant(bench.site.dir, planted)) {
        const box = faultsOn(file.startsWith('i18n/en/') ? 'en' : 'sv');
        for (const words of [`${file}:${line} `, ...says]) {
          await expect(box).toContainText(words);
        }
        expect((await box.innerText()).match(/^\S.*\.mdx:\d+/gm)).toHaveLength(1);
      }
    } finally {
      mend();
    }
    await Promise.all(localeIds.map((language) => expect(faultsOn(language)).toHaveCount(0, {timeout: 120_000})));
  });
}
