import {spawnSync} from 'node:child_process';
import {expect, it} from 'vitest';
import {scratchWorkbench} from '../../lib/scratchSite';

it('says file, line and remedy of what is wrong in a figure, once', () => {
  const site = scratchWorkbench('faulty-figures');
  try {
    const damage = (id: string, from: string, to: string) => site.replace(`src/figures/${id}.yml`, from, to);
    damage('parts', '{product.parts.sync}', '{product.parts.synk}');
    damage('vitec-flow', 'to: accounting', 'to: acounting');
    damage('sync-run', 'Räkenskapsår', 'Räkenskapsår,,');
    damage('network-ports', 'sv: Datorn,', 'sv: Distributionsverktygsadministratören,');
    damage('data-places', 'at: [0, 1]', 'at: [0, 0]');
    const command = ['--import', 'tsx', 'tools/check/cli.ts', 'figures', 'links'];
    const {stdout, status} = spawnSync(process.execPath, command, {cwd: site.dir, encoding: 'utf8'});
    expect(status).toBe(1);
    const shown = stdout
      .split('\nFirst: ')[0]!
      .replaceAll('src/figures/', '')
      .split(/\n(?=\S)/);
    expect(shown).toEqual([
      'data-places.yml:28  The drawing has a fault: "sources" overlaps "entra".\n  → Move the boxes, or give the words more room.',
      expect.stringMatching(
        /^network-ports\.yml:28 {2}The drawing has a fault: "Distributionsverktygsadministratören" is \d+ wide/,
      ),
      'parts.yml:59  "nodes[4].title" names {product.parts.synk}, which does not exist.\n  → Did you mean {product.parts.sync}?',
      'sync-run.yml:8  The file cannot be read: there is one , too many between brackets.\n  → Take it away, or put the value between quotation marks.',
      expect.stringMatching(
        /^vitec-flow\.yml:\d+ {2}"edges\[5\]\.to" names "acounting", .*\n {2}→ Did you mean accounting\? It has vitec, /,
      ),
    ]);
  } finally {
    site.dispose();
  }
}, 120_000);
