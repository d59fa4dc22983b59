import {expect, it} from 'vitest';
import {fixtureProject, page} from '../fixture';
import {runChecks} from '../run';
import {components} from './components';
import {parity} from './parity';

it('leaves a fault of the Swedish page to the check that found it there', async () => {
  const sv = 'docs-report/a.mdx';
  const root = fixtureProject({
    [sv]: page('<RoleBadge role="boss" />'),
    'i18n/en/docusaurus-plugin-content-docs-report/current/a.mdx': page('<RoleBadge role="admin" />'),
  });
  const {problems} = await runChecks(root, [components, parity]);
  expect(problems.map(({file, check}) => `${file} ${check}`)).toEqual([`${sv} components`]);
});
