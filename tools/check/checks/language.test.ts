import {expect, it} from 'vitest';
import {runChecks} from '../run';
import {fixtureProject, linesOf, page} from '../fixture';
import {errorAt} from '../problem';
import type {Check} from '../types';
import {language} from './language';

const sv = 'docs-report/a.mdx';
const en = 'i18n/en/docusaurus-plugin-content-docs-report/current/a.mdx';
const swedish = 'Välj vilken källa som ska hämtas och vänta tills körningen är klar\ninnan du stänger det.';
const english = 'Choose which source is to be fetched and wait until the run has\nfinished before you close it.';

it('takes paragraphs in the language of their page, and foreign names and phrases in them', async () => {
  const body = `${swedish}\n\nKnappen heter **Wait for the data** och är grå.`;
  expect(await linesOf(language, {[sv]: page(body), [en]: page(english)})).toEqual([]);
});

/** A check that finds the same on two lines. */
const other: Check = {
  name: 'other',
  description: '',
  run: () => [11, 13].map((line) => errorAt(sv, line, 'Something else.')),
};

it('refuses a paragraph in the other language, and says nothing else of its lines', async () => {
  const root = fixtureProject({[sv]: page(`${english}\n\nFell.`), [en]: page(swedish)});
  const {problems} = await runChecks(root, [other, language]);
  expect(problems.map(({file, line, message}) => `${file}:${line} ${message}`)).toEqual([
    `${sv}:10 The paragraph is in English, on a page in Swedish.`,
    `${sv}:13 Something else.`,
    `${en}:10 The paragraph is in Swedish, on a page in English.`,
  ]);
});
