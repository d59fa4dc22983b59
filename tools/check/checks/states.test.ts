import {expect, it} from 'vitest';
import {linesOf, page} from '../fixture';
import {states} from './states';

const files = {sv: 'docs-report/a.mdx', en: 'i18n/en/docusaurus-plugin-content-docs-report/current/a.mdx'};

it.each([
  ['sv', 'Är läget **Pausad** väljer du Återuppta.', 'Pausad', 'source.paused', '<State of="source.paused" />'],
  ['sv', 'Den är *Pausad*.', 'Pausad', 'source.paused', '<State of="source.paused" />'],
  ['sv', 'Den är ”Pausad”.', 'Pausad', 'source.paused', '<State of="source.paused" />'],
  ['sv', '| Lämnad till Database Mail | a |', 'Lämnad till Database Mail', 'mail.QUEUED', '<State of="mail.QUEUED" />'],
  ['sv', 'Licensen blir Utgången.', 'Utgången', 'licence.expired', '<State of="licence.expired" />'],
  ['en', 'If the source is Paused, resume it.', 'Paused', 'source.paused', '<State of="source.paused" />'],
  ['en', 'It is “Removed”.', 'Removed', 'source.removed', '<State of="source.removed" />'],
  ['en', 'Wait for `READY`.', 'READY', 'backup.ready', '<State of="backup.ready" as="code" />'],
] as const)('a state that is told by hand, %s: %s', async (language, text, name, id, element) => {
  expect(await linesOf(states, {[files[language]]: page(text)})).toEqual([
    `${files[language]}:10 "${name}" stands in the data (${id}) and is told by hand. → Write ${element}. If it is something else, say so in tools/check/exceptions.yml.`,
  ]);
});

it('names every state that a name may mean', async () => {
  const [line] = await linesOf(states, {[files.en]: page('It is **Failed**.')});
  expect(line).toContain('(run.failed, backup.failed)');
  expect(line).toContain('Write <State of="run.failed" /> or <State of="backup.failed" />.');
});

it.each([
  ['sv', 'Säkerhetskopian har läget <State of="run.cancelled" />.', 'backup', 'Avbruten', 'Köad'],
  ['en', 'The data source is <State of="run.failed" />.', 'source', 'Failed', 'Active'],
] as const)('a state of something else, %s: %s', async (language, text, machine, name, first) => {
  const lines = await linesOf(states, {[files[language]]: page(text)});
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(`${files[language]}:10 A ${machine} has no state "${name}". → It has ${first}, `);
});

it.each([
  ['sv', 'Läget är **Pauserad**.', 'Pauserad', 'Did you mean "Pausad"?'],
  ['sv', 'Källan har tillståndet ”Vilande”.', 'Vilande', 'src/product/facts has all states.'],
  ['en', 'Wait until the state is Suceeded.', 'Suceeded', 'Did you mean "Succeeded"?'],
  ['en', 'The state `STOPPED`.', 'STOPPED', 'src/product/facts has all states.'],
] as const)('a state of nothing, %s: %s', async (language, text, name, fix) => {
  expect(await linesOf(states, {[files[language]]: page(text)})).toEqual([
    `${files[language]}:10 Nothing has a state "${name}". → ${fix}`,
  ]);
});

it.each([
  ['sv', 'Är källan Misslyckad: välj Återuppta.', 'A source has no state "Misslyckad".'],
  ['en', 'If the state is Halted: choose Resume.', 'Nothing has a state "Halted".'],
] as const)('is refused in the data, %s: %s', async (language, text, message) => {
  const file = 'src/product/facts/errors.yml';
  const lines = await linesOf(states, {[file]: JSON.stringify({[language]: text}, undefined, 2)});
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(`${file}:2 ${message}`);
});

it.each([
  ['sv', 'Läget är <State of="source.paused" />. En pausad källa kör inget.'],
  ['sv', 'Fel lösenord. Ny på det här? Körningen är klar. Källan har Fortnox bakom sig.'],
  ['sv', "Koden är `State = 'SENT'`, och **Klart** är en knapp."],
  ['sv', '```sql\nSELECT 1 -- State is Stopped, `READY`\n```'],
  ['en', 'The state of the run, and at the next run <State of="mail.SENT" as="code" />.'],
  ['en', 'Error messages. A failed run. **New data source**. State the port.'],
] as const)('is no state by hand, %s: %s', async (language, text) => {
  expect(await linesOf(states, {[files[language]]: page(text)})).toEqual([]);
});

it('an exception that no page needs', async () => {
  const file = 'docs-report/install/create_connection.mdx';
  expect(await linesOf(states, {[file]: page('Text.')})).toEqual([
    `${file}:1 Nothing here tells mail.NEW. → Take it out of tools/check/exceptions.yml.`,
  ]);
  expect(await linesOf(states, {[file]: page('Välj **Ny**.')})).toEqual([]);
});
