import {expect, it} from 'vitest';
import {linesOf, page} from '../fixture';
import {transitions} from './transitions';

const files = {sv: 'docs-report/a.mdx', en: 'i18n/en/docusaurus-plugin-content-docs-report/current/a.mdx'};

const backup = (is: string) => `<State of="backup.${is}" />`;
const source = (is: string) => `<State of="source.${is}" />`;

const run = (is: string) => `<State of="run.${is}" />`;

const noReadyToRunning = {
  sv: 'No backup goes from "Klar" to "Pågår".',
  en: 'No backup goes from "Ready" to "Running".',
};
const nearest = {
  sv: 'From "Klar" a backup goes to Utgången; to "Pågår" from Köad. src/product/facts has all transitions.',
  en: 'From "Ready" a backup goes to Expired; to "Running" from Queued. src/product/facts has all transitions.',
};

it.each([
  ['sv', `Läget går från ${backup('ready')} till ${backup('running')}.`],
  ['sv', `${backup('ready')} → ${backup('running')}`],
  ['sv', `En kopia som är ${backup('ready')} blir ${backup('running')} igen.`],
  ['sv', `Den är ${backup('running')}, från ${backup('ready')}.`],
  ['en', `It goes from ${backup('ready')} to ${backup('running')}.`],
  ['en', `The state ${backup('ready')}, then ${backup('running')}.`],
  ['en', `${backup('ready')}\nbecomes ${backup('running')}.`],
] as const)('a transition that does not exist, %s: %s', async (language, text) => {
  expect(await linesOf(transitions, {[files[language]]: page(text)})).toEqual([
    `${files[language]}:${9 + text.split('\n').length} ${noReadyToRunning[language]} → ${nearest[language]}`,
  ]);
});

it.each([
  ['sv', `Från ${source('active')} eller ${source('expired')} blir den ${source('paused')}.`, 'Utgången', 'Pausad'],
  ['en', `It goes from ${source('removed')} to ${source('active')} or ${source('paused')}.`, 'Removed', 'Paused'],
  ['en', `From ${backup('queued')} through ${backup('running')} to ${backup('expired')}.`, 'Running', 'Expired'],
  ['en', `${run('running')} ends as ${run('failed')} (\`FAILED\`) or ${run('queued')}.`, 'Running', 'Queued'],
  ['en', `${backup('ready')}, from ${backup('running')} to ${backup('queued')}.`, 'Running', 'Queued'],
] as const)('each of several, %s: %s', async (language, text, from, to) => {
  const lines = await linesOf(transitions, {[files[language]]: page(text)});
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(`goes from "${from}" to "${to}".`);
});

it.each([
  ['sv', 'Då går källan från Borttagen till Pausad.', 'No source goes from "Borttagen" to "Pausad".'],
  ['en', 'From Sent it becomes New again.', 'No mail goes from "Sent" to "New".'],
] as const)('is refused in the data, %s: %s', async (language, text, message) => {
  const file = 'src/product/facts/errors.yml';
  const lines = await linesOf(transitions, {[file]: JSON.stringify({[language]: text}, undefined, 2)});
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(`${file}:2 ${message}`);
});

it.each([
  ['sv', `Läget går från ${backup('queued')} till ${backup('running')} och ${backup('ready')}.`],
  [
    'sv',
    `Från ${source('active')} eller ${source('paused')} blir den ${source('expired')} eller ${source('removed')}.`,
  ],
  ['sv', `Den är ${backup('ready')}. Sedan beställer du en ny, som blir ${backup('queued')}.`],
  ['sv', `${backup('ready')} eller ${backup('failed')}`],
  ['sv', `Den blir ${source('expired')} från ${source('active')} eller ${source('paused')}.`],
  ['sv', `| ${backup('ready')} | till | ${backup('running')} |`],
  ['en', `A run that is ${run('queued')} (\`QUEUED\`) ends as ${run('cancelled')}.`],
  ['en', `When the source is ${source('paused')}, the backup becomes ${backup('ready')}.`],
] as const)('is told rightly, %s: %s', async (language, text) => {
  expect(await linesOf(transitions, {[files[language]]: page(text)})).toEqual([]);
});
