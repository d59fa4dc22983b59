import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {readYaml} from '../../packages/checked-yaml';
import type {FlowFigure, LadderFigure} from '../../packages/diagrams';
import {phrases} from '../product/facts';
import {siteFigure} from './schema';

const {titles, refused} = parse(readFileSync(path.join(__dirname, 'schema.examples.yaml'), 'utf8')) as {
  readonly titles: readonly {readonly written: string; readonly gives: unknown}[];
  readonly refused: readonly {readonly step: string; readonly says: string}[];
};

const read = (text: string) => readYaml('a.yml', Buffer.from(text), siteFigure);
const ladder = (step: string) =>
  read(`kind: ladder\ntitle: {sv: Två, en: Two}\ncaption: {sv: Två, en: Two}\nrungs:\n  - ${step}\n`);

const session = phrases.get('limits.session')!.sv.replace('\u00a0', ' ');
const ofOneLanguage = {written: "{sv: 'i {limits.session}', en: for}", gives: {sv: `i ${session}`, en: 'for'}};

it.each([...titles, ofOneLanguage])('the text $written names facts', ({written, gives}) => {
  const {data, faults} = ladder(`title: ${written}`);
  expect(faults).toEqual([]);
  expect((data as LadderFigure).rungs[0]!.title).toEqual(gives);
});

it.each(refused)('refuses $step', ({step, says}) => {
  const [{line, message, remedy}] = ladder(step).faults as [ReturnType<typeof ladder>['faults'][number]];
  expect(`${line} ${message} → ${remedy}`.slice(0, says.length)).toBe(says);
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
