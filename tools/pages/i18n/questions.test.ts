import {expect, it} from 'vitest';
import {fixtureProject} from '../../check/fixture';
import {questionGapsOf, questionLines} from './questions';

const pair = {key: 'api/a.mdx', source: 'docs-api/a.mdx', translation: 'en/a.mdx'};

it('tells in which language questions are missing', () => {
  const root = fixtureProject({
    'docs-api/a.questions.yml': 'page:\n  - hur\nsteps:\n  - var\n  - när\n',
    'en/a.questions.yml': 'page:\n  - how\ncheck:\n  - did it work\n',
  });
  expect(questionLines(questionGapsOf(root, pair))).toEqual([
    'questions  docs-api/a.mdx lacks those of check',
    'questions  en/a.mdx lacks those of steps',
  ]);
});

it('has nothing to tell of a page without questions: that is for the check', () => {
  expect(questionGapsOf(fixtureProject({}), pair)).toEqual([]);
});
