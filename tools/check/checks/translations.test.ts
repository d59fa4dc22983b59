import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {freshnessIn} from '../../../config/docs';
import {findPair, stamp} from '../../../packages/translation-freshness';
import {checksNamed} from '../registry';
import {runChecks} from '../run';
import {fixtureProject, linesOf, page} from '../fixture';

const [sv, en] = ['docs-report/faq/a.mdx', 'i18n/en/docusaurus-plugin-content-docs-report/current/faq/a.mdx'];
const sideFile = 'i18n/en/.freshness.json';
const body = '## Steg {#steps}\n\nGör så.\n\n## Kontroll {#check}\n\nSe efter.';
const changed = body.replace('Se efter', 'Kontrollera');

it('warns about a translation that nobody has stamped, is stale, or was changed along with its source', async () => {
  const before = fixtureProject({[sv]: page(body), [en]: page(body)});
  const project = freshnessIn(before);
  stamp(project, [findPair(project, 'report/faq/a')]);
  const stamped = Object.fromEntries(
    [en, sideFile].map((file) => [file, readFileSync(path.join(before, file), 'utf8')]),
  );
  const command = 'npm run translate -- stamp report/faq/a';
  expect(await linesOf('translations', {...stamped, [sv]: page(body)})).toEqual([]);
  expect(await linesOf('translations', {[sv]: page(body), [en]: page(body)})).toEqual([
    `${en}:1 Nobody has recorded that the translation was compared with the Swedish page. → Read both; when they say the same, run ${command}`,
  ]);
  expect(await linesOf('translations', {...stamped, [sv]: page(changed)})).toEqual([
    `${en}:1 The Swedish page has changed since it was translated: #check. → Bring it up to date, then ${command}`,
  ]);
  expect(await linesOf('translations', {...stamped, [sv]: page(changed), [en]: `${stamped[en]}\nLook.\n`})).toEqual([
    `${en}:1 Both languages have changed since they were compared; in Swedish: #check. → ` +
      `Read both where they have changed; when they say the same, run ${command}`,
  ]);
});

it('takes entries of pages that are gone out of the side file', async () => {
  const root = fixtureProject({[sideFile]: '{"report/gone.mdx": {}}', [sv]: page(body)});
  expect((await runChecks(root, checksNamed('translations'))).problems[0]?.message).toBe(
    'There is no page report/gone.mdx.',
  );
  expect((await runChecks(root, checksNamed('translations'), {fix: true})).problems).toEqual([]);
  expect(readFileSync(path.join(root, sideFile), 'utf8')).toBe('{}\n');
});
