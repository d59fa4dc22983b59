import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {scratchWorkbench} from '../workbench/workbench';
import type {ScratchSite} from '../lib/scratchSite';

const english = 'i18n/en/docusaurus-plugin-content-docs-api/current';

interface Refusal {
  readonly name: string;
  readonly damage: (site: ScratchSite) => void;
  readonly says: readonly string[];
}

/** Faults that the framework itself builds without a word. */
const refusals: readonly Refusal[] = [
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
    damage: (site) => site.write('docs-api/about.mdx', Buffer.from('---\ntitle: Om\n---\n\nKundens \xe5r.\n', 'latin1')),
    says: ['docs-api/about.mdx', 'UTF-8'],
  },
  {
    name: 'an unknown key in front matter',
    damage: (site) => site.replace('docs-api/about.mdx', '---\n', '---\nnyckel: 1\n'),
    says: ['docs-api/about.mdx:2', 'nyckel'],
  },
];

for (const {name, damage, says} of refusals) {
  test(`${name} is refused before anything is built`, () => {
    const site = scratchWorkbench(name.replace(/\W+/g, '-'));
    damage(site);
    const {status, stdout, stderr} = spawnSync(process.execPath, ['--import', 'tsx', 'tools/build/cli.ts'], {cwd: site.dir, encoding: 'utf8'});
    const built = existsSync(`${site.dir}/build`) || existsSync(`${site.dir}/build-unfinished`);
    site.dispose();
    expect(status, stdout).not.toBe(0);
    says.forEach((words) => expect(stdout + stderr).toContain(words));
    expect(built).toBe(false);
  });
}
