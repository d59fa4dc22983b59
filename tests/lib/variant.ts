import {spawnSync} from 'node:child_process';
import {cpSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {projectRoot, variantDir} from '../../tools/lib/paths';
import {binary} from '../../tools/lib/run';
import {type ScratchSite, scratchWorkbench} from '../../tools/lib/scratchSite';

/** Everything that the build of the variant printed. */
export const variantOutput = path.join(variantDir, 'output.txt');

/** What the variant switches on beside the default site. */
export const announcement = {
  id: 'announcement-2',
  content: {
    sv: 'Nytt i 2025.4: <a href="/report/intro">läs mer</a>',
    en: 'New in 2025.4: <a href="/en/report/intro">read more</a>',
  },
};

/** Where the variant's pages are edited. */
export const editUrl = 'https://code.yttra.example/edit/';

const about = {sv: 'docs-api/about.mdx', en: 'i18n/en/docusaurus-plugin-content-docs-api/current/about.mdx'};

/** Runs a tool of the project on the copy. Throws with what it printed when it fails. */
function runTool(site: ScratchSite, script: string, ...args: string[]): void {
  const {status, stdout, stderr} = spawnSync(process.execPath, ['--import', 'tsx', script, ...args], {
    cwd: site.dir,
    encoding: 'utf8',
  });
  if (status !== 0) {
    throw new Error(`${script} ${args.join(' ')} failed on the variant.\n${stdout}${stderr}`);
  }
}

/** Checks of code: a version of the pages changes none. */
const ofCode = ['format', 'code', 'imports'];

/** Keeps a version of a section and writes on, which every check of the pages must allow. */
async function cutVersion(site: ScratchSite): Promise<void> {
  runTool(site, binary('@docusaurus/core', 'docusaurus'), 'docs:version:api', '2025.4');
  const words = path.join(site.dir, 'i18n/en/docusaurus-plugin-content-docs-api');
  cpSync(path.join(words, 'current.json'), path.join(words, 'version-2025.4.json'));
  site.append(about.sv, '\nSkrivet efteråt.\n');
  site.append(about.en, '\nWritten afterwards.\n');
  // Not for those who only want to know where the variant is.
  const {checks} = await import('../../tools/check/run');
  const names = checks.map(({name}) => name).filter((name) => !ofCode.includes(name));
  runTool(site, 'tools/check/cli.ts', ...names);
}

/** Leaves one page, and no other, behind its Swedish original. */
function makeStale(site: ScratchSite): void {
  runTool(site, 'tools/pages/translate.ts', 'stamp', '--all');
  site.append(about.sv, '\n## Nytt avsnitt {#new-part}\n\nNytt.\n');
}

/**
 * Builds a copy of the site with an announcement, edit links, a navbar that hides on scroll, a page that
 * crashes, a stylesheet that no page needs, a version of one section, and one stale translation.
 *
 * @returns the build's exit status
 * @throws when a tool fails that makes the copy
 */
export async function buildVariant(): Promise<number> {
  const site = scratchWorkbench('variant');
  await cutVersion(site);
  makeStale(site);
  cpSync(path.join(projectRoot, 'tests/fixtures/variant/crash.tsx'), path.join(site.dir, 'src/pages/crash.tsx'));
  // Of a part that no page has the build makes nothing.
  site.write('src/unused.css', '.unused { color: red; }\n');
  site.replace('config/delivery.yml', 'stylesheets:\n', 'stylesheets:\n  unused: [src/unused.css]\n');
  site.replace('config/delivery.yml', 'error-card]', 'error-card, unused]');
  const {status, output} = await site.build([], {
    SITE_ANNOUNCEMENT: JSON.stringify(announcement),
    SITE_HIDE_NAVBAR_ON_SCROLL: '1',
    SITE_EDIT_URL: editUrl,
  });
  writeFileSync(variantOutput, output);
  if (status !== 0) {
    console.error(output);
  }
  return status;
}
