import {syncStates} from '../product/data';
import type {StatesFigure} from '../../packages/diagrams';
import {technicalStates} from './states';

/** Canon, section 16; states and transitions from the data. */
export const syncStatesFigure: StatesFigure = {
  kind: 'states',
  width: 600,
  title: {sv: 'Lägen för en körning', en: 'The states of a run'},
  caption: {
    sv: 'En körning i portalen, och under namnet som det skrivs i SQL och HTTP.',
    en: 'A run in the portal, and below the name as it is written in SQL and HTTP.',
  },
  alternative: {
    sv:
      'En körning börjar som Köad (QUEUED). Därifrån blir den Pågår (RUNNING), eller Avbruten (CANCELLED) om någon avbryter den innan den startar. ' +
      'Från Pågår slutar den i ett av fyra lägen: Klar (SUCCEEDED), Klar med varningar (WARNINGS), Misslyckad (FAILED) eller Avbruten (CANCELLED).',
    en:
      'A run begins as Queued (QUEUED). From there it becomes Running (RUNNING), or Cancelled (CANCELLED) if somebody cancels it before it starts. ' +
      'From Running it ends in one of four states: Succeeded (SUCCEEDED), Succeeded with warnings (WARNINGS), Failed (FAILED) or Cancelled (CANCELLED).',
  },
  states: technicalStates(syncStates),
  places: {queued: [0, 1], running: [1, 1], succeeded: [2, 0], warnings: [2, 1], failed: [2, 2], cancelled: [2, 3]},
  columns: [108, 108, 236],
  gap: [70, 20],
  icons: {queued: 'wait', running: 'sync', succeeded: 'check', warnings: 'warning', failed: 'cross'},
  transitions: {'queued>cancelled': {out: 'bottom', in: 'left', label: {sv: 'Avbryt', en: 'Cancel'}}},
};
