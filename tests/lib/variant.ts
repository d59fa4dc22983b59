import {cpSync} from 'node:fs';
import path from 'node:path';
import {projectRoot} from '../../tools/lib/paths';
import {ScratchSite} from './scratchSite';

/** Folder of the variant's finished build. */
export const variantBuild = path.join(projectRoot, '.cache/scratch/variant/build');

/** What the variant switches on beside the default site. */
export const announcement = {
  id: 'announcement-2',
  content: {sv: 'Nytt i 2025.4: <a href="/report/intro">läs mer</a>', en: 'New in 2025.4: <a href="/en/report/intro">read more</a>'},
};

/** Where the variant's pages are edited. */
export const editUrl = 'https://code.yttra.example/edit/';

/**
 * Builds a copy of the site with an announcement, edit links, a navbar that hides on scroll, a page that
 * crashes, and routes in shards as if it were large.
 *
 * @returns the build's exit status
 */
export async function buildVariant(): Promise<number> {
  const site = new ScratchSite('variant');
  cpSync(path.join(projectRoot, 'tests/fixtures/variant/crash.tsx'), path.join(site.dir, 'src/pages/crash.tsx'));
  site.replace('docusaurus.config.ts', '      routeShards,', '      [routeShards, {kept: 2, together: 4}],');
  const {status, output} = await site.build([], {
    SITE_ANNOUNCEMENT: JSON.stringify(announcement),
    SITE_HIDE_NAVBAR_ON_SCROLL: '1',
    SITE_EDIT_URL: editUrl,
  });
  if (status !== 0) {
    console.error(output);
  }
  return status;
}
