import {spawnSync} from 'node:child_process';
import {readdirSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {scratchWorkbench} from '../../tools/lib/scratchSite';
import {type Fault, testTogether, withDamaged} from './faults';

const english = 'i18n/en/docusaurus-plugin-content-docs-api/current';

/** Faults that the framework itself builds without a word. Each stands on a page of its own. */
const refusals: readonly Fault[] = [
  {
    name: 'a page without translation',
    damage: (site) => site.remove(`${english}/about.mdx`),
    says: ['docs-api/about.mdx', `${english}/about.mdx`],
  },
  {
    name: 'a translation without page',
    damage: (site) => site.write(`${english}/nobody.mdx`, '---\ntitle: Nobody\n---\n\nText.\n'),
    says: [`${english}/nobody.mdx`],
  },
  {
    name: 'a page in another encoding',
    damage: (site) => site.write('docs-api/api.mdx', Buffer.from('---\ntitle: Om\n---\n\nKundens \xe5r.\n', 'latin1')),
    says: ['docs-api/api.mdx', 'UTF-8'],
  },
  {
    name: 'an unknown key in front matter',
    damage: (site) => site.replace('docs-api/sql/backup.mdx', '---\n', '---\nnyckel: 1\n'),
    says: ['docs-api/sql/backup.mdx:2', 'nyckel'],
  },
];

test.describe('a build is refused', () => {
  let left: readonly string[];

  testTogether(refusals, () =>
    withDamaged(
      refusals.map(({damage}) => damage),
      async ({dir}) => {
        const {status, stdout, stderr} = spawnSync(process.execPath, ['--import', 'tsx', 'tools/build/cli.ts'], {
          cwd: dir,
          encoding: 'utf8',
        });
        left = readdirSync(dir).filter((name) => name.startsWith('build'));
        expect(status, stdout).not.toBe(0);
        return stdout + stderr;
      },
      () => scratchWorkbench('fault'),
    ),
  );

  test('and leaves nothing behind', () => expect(left).toEqual([]));
});
