import {expect, it} from 'vitest';
import {fixtureProject, page} from './fixture';
import {scopeOf} from './scope';

const english = 'i18n/en/docusaurus-plugin-content-docs-api/current';

it('takes a page together with its translation', () => {
  const root = fixtureProject({
    'docs-api/about.mdx': page(''),
    [`${english}/about.mdx`]: page(''),
    'docs-api/api.mdx': page(''),
  });
  const together = ['docs-api/about.mdx', `${english}/about.mdx`];
  expect(scopeOf(root, [`${english}/about.mdx`])).toEqual(new Set(together));
  expect(scopeOf(root, ['docs-api/about.questions.yml'])).toEqual(new Set(together));
});
