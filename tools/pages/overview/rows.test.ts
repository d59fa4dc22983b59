import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {Corpus} from '../../check/corpus/corpus';
import {overviewRows} from './rows';

const english = 'i18n/en/docusaurus-plugin-content-docs-api/current';
const pages: Record<string, string> = {
  'docs-api/about.mdx':
    '---\nkind: how-to\n---\n\nTvå ord [här](/api/api#x), YT-2003 och YT-2003.\n\n<Figure id="parts" />\n\n```sql\nSELECT 1\n```\n',
  [`${english}/about.mdx`]: '---\nkind: how-to\n---\n\nOne\n',
  'docs-api/api.mdx': '---\nkind: reference\n---\n\nText\n',
  'docs-api/draft.mdx': '---\nkind: reference\ndraft: true\n---\n\n[x](/api/api)\n',
};

it('counts what stands on a page and what leads to it, drafts left out', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'overview-'));
  for (const [file, text] of Object.entries(pages)) {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  }
  const [about, api, ...others] = overviewRows(new Corpus(root));
  rmSync(root, {recursive: true});
  expect(about).toMatchObject({
    page: '/api/about',
    kind: 'how-to',
    wordsEn: 1,
    figures: 1,
    samples: 1,
    linksOut: 1,
    linksIn: 0,
    errorCodes: 1,
  });
  expect(api).toMatchObject({page: '/api/api', linksIn: 1, wordsEn: 0});
  expect(others).toEqual([]);
});
