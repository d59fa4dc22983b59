import {describe, expect, it} from 'vitest';
import {readYaml} from '../../packages/checked-yaml';
import type {FlowFigure} from '../../packages/diagrams';
import {phrases} from '../product/facts';
import {siteFigure} from './schema';

const ladder = (rungs: string) =>
  `kind: ladder\ntitle: {sv: Två, en: Two}\ncaption: {sv: Två, en: Two}\nrungs:\n  - ${rungs}\n`;
const read = (text: string) => readYaml('a.yml', Buffer.from(text), siteFigure);
const titleOf = (title: string) => {
  const {data, faults} = read(ladder(`title: ${title}`));
  expect(faults).toEqual([]);
  return (data as {rungs: {title: unknown}[]}).rungs[0]!.title;
};

describe('a text', () => {
  it.each([
    ['Yttra', 'Yttra'],
    ["'{product.systemDatabase}'", {sv: 'ExoSystemDB', en: 'ExoSystemDB'}],
    ["'{product.parts.sync}!'", {sv: 'Yttra Synk!', en: 'Yttra Sync!'}],
    ["'{portalMenus.signIn}'", {sv: 'Portal › Inloggning › Entra', en: 'Portal › Sign-in › Entra'}],
    ["'{dialogs.signIn.buttons.2}'", {sv: 'Avbryt', en: 'Cancel'}],
    ["'{limits.entraGroups.value}'", {sv: '200', en: '200'}],
    [
      "'{messages.licenceActive 2026-12-31}'",
      {sv: 'Licensen är aktiv till 2026-12-31', en: 'The licence is active until 2026-12-31'},
    ],
    [
      "{sv: 'i {limits.session}', en: for}",
      {sv: `i ${phrases.get('limits.session')!.sv.replace('\u00a0', ' ')}`, en: 'for'},
    ],
    ["'{0} {sv}'", '{0} {sv}'],
  ])('%s names facts', (written, expected) => expect(titleOf(written)).toEqual(expected));
});

it.each([
  [
    "title: '{limits.sesion}'",
    '5 "rungs[0].title" names {limits.sesion}, which does not exist. → Did you mean {limits.session}?',
  ],
  [
    "title: {sv: a, en: '{portalMenus.backup}'}",
    '5 "rungs[0].title" names {portalMenus.backup}, which does not exist. → Did you mean {portalMenus.backups}?',
  ],
  [
    "title: '{nothing.of.it}'",
    '5 "rungs[0].title" names {nothing.of.it}, which does not exist. → src/product has the facts.',
  ],
  ['title: {sv: a}', '5 "rungs[0].title.en" is missing. → Write it: a text.'],
  [
    'title: {sv: a, b, en: c}',
    '5 "rungs[0].title.b" is not known here. → Between brackets, put a text with a comma between quotation marks: \'a, b\'.',
  ],
  ['title: 60', '5 "rungs[0].title" is a number, not a text. → Put it between quotation marks: "60".'],
  ['title: a\n    lines: [{cod: b}]', '6 "rungs[0].lines[0].cod" is not known here. → Did you mean code? Known: code.'],
  [
    'title: a\n    icon: globus',
    expect.stringMatching(/^6 "rungs\[0\]\.icon" is "globus"\. → Did you mean globe\? Allowed: /),
  ],
  [
    'from: syncState',
    expect.stringMatching(/^5 "rungs\[0\]\.from" is "syncState"\. → Did you mean syncStates\? Allowed: /),
  ],
  ['from: syncStates', expect.stringMatching(/^4 "rungs/)],
])('refuses %s', (rungs, expected) => {
  expect(read(ladder(rungs)).faults.map(({line, message, remedy}) => `${line} ${message} → ${remedy}`)[0]).toEqual(
    expected,
  );
});

it('takes items from the facts, and keeps those beside them', () => {
  const base = 'kind: flow\nwidth: 600\ntitle: a\ncaption: a\nalternative: a\ncolumns: [1, 1]\n';
  const {data} = read(
    `${base}nodes:\n  - from: dataSources.boxes\n  - {id: sync, at: [1, 0], title: a}\nedges:\n  - from: dataSources.arrows\n`,
  );
  const {nodes, edges} = data as FlowFigure;
  expect(nodes.at(-1)!.id).toBe('sync');
  expect(edges.map(({from, to}) => `${from} ${to}`)).toEqual(nodes.slice(0, -1).map(({id}) => `${id} sync`));
});
