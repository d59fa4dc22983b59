import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {onTestFinished} from 'vitest';
import type {FreshnessOptions, Project} from './pairs';

export const options: FreshnessOptions = {
  source: 'sv',
  translation: 'en',
  docs: [
    {id: 'api', path: 'docs-api', routeBasePath: 'api'},
    {id: 'data', path: 'docs-data', routeBasePath: 'data-sources'},
  ],
  frontMatter: ['title', 'description'],
  stampCommand: 'npm run translate -- stamp',
  notice: {
    title: 'Being updated',
    changed: 'The original has changed.',
    parts: 'Changed:',
    and: 'and',
    added: '(new)',
    top: 'the beginning',
    readSource: 'Read the [original] if in doubt.',
  },
};

/**
 * A site's folder that holds only the given files; it is removed after the test.
 *
 * @param files text by path from the site's folder; `undefined` for none
 */
export function projectWith(files: Readonly<Record<string, string | undefined>>): Project {
  const siteDir = mkdtempSync(path.join(os.tmpdir(), 'freshness-'));
  onTestFinished(() => rmSync(siteDir, {recursive: true}));
  for (const [file, text] of Object.entries(files)) {
    if (text !== undefined) {
      mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
      writeFileSync(path.join(siteDir, file), text);
    }
  }
  return {...options, siteDir};
}
