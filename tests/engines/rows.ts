import path from 'node:path';
import {readFileSync} from 'node:fs';
import {afterAll, beforeAll, describe, it, onTestFinished} from 'vitest';
import {parse} from 'yaml';
import {projectRoot} from '../../tools/lib/paths';
import {desktop, type Engine, phone, type Site} from './engine';
import {ServedSite} from './site';
import {verbs} from './verbs';

interface Row {
  readonly name: string;
  readonly phone?: true;
  readonly steps: readonly Readonly<Record<string, unknown>>[];
}

/**
 * Drives an engine through a list of behaviours.
 *
 * @param list name of a YAML file of this folder
 * @param mostRequests that the first page may ask for, and what is read ahead from it
 */
export function describeRows(
  list: string,
  engine: Engine,
  site: Site = new ServedSite(),
  mostRequests = Infinity,
): void {
  const rows = parse(readFileSync(path.join(projectRoot, 'tests/engines', `${list}.yml`), 'utf8')) as readonly Row[];

  describe(list, () => {
    beforeAll(async () => {
      await site.start();
      await engine.start();
    });
    afterAll(async () => {
      await engine.stop();
      site.stop();
    });

    for (const {name, phone: isPhone, steps} of rows) {
      it(name, async ({skip}) => {
        const visit = await engine.visit(isPhone ? phone : desktop);
        onTestFinished(() => visit.close());
        site.requests.length = 0;
        site.blocked.length = 0;
        for (const [verb, object] of steps.flatMap((step) => Object.entries(step))) {
          skip(verb === 'prints' && !visit.print, 'the driver cannot print');
          try {
            await verbs[verb]!({visit, site, mostRequests}, object as never);
          } catch (cause) {
            throw new Error(`${verb}: ${JSON.stringify(object)}`, {cause});
          }
        }
      });
    }
  });
}
