import {expect, it} from 'vitest';
import {linesOf, page} from '../fixture';
import {questions} from './questions';

const [sv, en] = ['docs-report/a', 'i18n/en/docusaurus-plugin-content-docs-report/current/a'];
const body = '## Steg {#steps}\n\nText.';

/** A page in both languages, whose files of questions hold the given texts. */
const site = (swedish: string, english: string, more: Readonly<Record<string, string>> = {}) => ({
  [`${sv}.mdx`]: page(body),
  [`${en}.mdx`]: page(body),
  [`${sv}.questions.yml`]: swedish,
  [`${en}.questions.yml`]: english,
  ...more,
});

const [swedish, english] = [
  'page:\n  - hur gör jag\nsteps:\n  - "#NAMN? i cellen"\n',
  'page:\n  - how do I\nsteps:\n  - it fails\n',
];

it('accepts questions in both languages, under sections that exist', async () => {
  expect(await linesOf(questions, site(swedish, english))).toEqual([]);
});

it.each([
  ['none', '', english, `${sv}.questions.yml:1 Nobody has written which questions ${sv}.mdx answers.`],
  [
    'a section that is gone',
    `${swedish}gone:\n  - var\n`,
    `${english}gone:\n  - where\n`,
    `${sv}.questions.yml:6 ${sv}.mdx has no section "gone".`,
  ],
  ['no YAML', 'page: [hur', english, `${sv}.questions.yml:1 The file cannot be read: a bracket is not closed.`],
  [
    'a section twice',
    `${swedish}page:\n  - en gång till\n`,
    english,
    `${sv}.questions.yml:5 The file cannot be read: a key is written twice.`,
  ],
  ['a list without ids', '- hur gör jag\n', english, `${sv}.questions.yml:1 The file is a list, not keys with values.`],
  ['no list', 'page: hur gör jag\n', english, `${sv}.questions.yml:1 "page" is a text, not a list.`],
  [
    'a comment in place of a question',
    'page:\n  - hur\n  - #NAMN? i cellen\n',
    english,
    `${sv}.questions.yml:3 "page[1]" is empty. → Write a text, between quotation marks`,
  ],
  [
    'the same twice',
    `${swedish}  - Hur gör jag?\n`,
    english,
    `${sv}.questions.yml:5 The question "Hur gör jag?" stands at ${sv}.questions.yml:2 already.`,
  ],
  [
    'a section without the other language',
    swedish,
    'page:\n  - how do I\n',
    `${en}.questions.yml:1 "steps" has questions in ${sv}.questions.yml:4, and none here.`,
  ],
])('refuses %s', async (_what, own, other, message) => {
  expect((await linesOf(questions, site(own, other))).filter((line) => line.startsWith(message))).toHaveLength(1);
});

it('refuses the same question on two pages of a language, and only there', async () => {
  const other = {
    'docs-report/b.mdx': page(body),
    'docs-report/b.questions.yml': 'page:\n  - HUR gör jag\n',
    'i18n/en/docusaurus-plugin-content-docs-report/current/b.mdx': page(body),
    'i18n/en/docusaurus-plugin-content-docs-report/current/b.questions.yml': 'page:\n  - hur gör jag\n',
  };
  expect(await linesOf(questions, site(swedish, english, other))).toEqual([
    `docs-report/b.questions.yml:2 The question "HUR gör jag" stands at ${sv}.questions.yml:2 already. → Keep it where it is answered best.`,
  ]);
});

it.each(['draft', 'unlisted'])('demands none of a page that is %s', async (state) => {
  const front = {[state]: 'true'};
  expect(await linesOf(questions, {[`${sv}.mdx`]: page(body, front), [`${en}.mdx`]: page(body, front)})).toEqual([]);
});
