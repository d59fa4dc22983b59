import {expect, it} from 'vitest';
import {fixtureProject, page} from './fixture';
import {scopeOf} from './scope';

const english = 'i18n/en/docusaurus-plugin-content-docs-api/current';

it('takes a page together with its translation, and with the page whose address it takes', () => {
  const root = fixtureProject({
    'docs-api/about.mdx': page('', {slug: '"/sql/backup"'}),
    [`${english}/about.mdx`]: page(''),
    'docs-api/sql/backup.mdx': page(''),
    'docs-api/api.mdx': page(''),
  });
  const together = ['docs-api/about.mdx', `${english}/about.mdx`, 'docs-api/sql/backup.mdx'];
  expect(scopeOf(root, [`${english}/about.mdx`])).toEqual(new Set(together));
  expect(scopeOf(root, ['docs-api/about.questions.yml'])).toEqual(new Set(together));
});
