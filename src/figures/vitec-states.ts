import {vitecStates} from '../product/data';
import type {StatesFigure} from '../../packages/diagrams';
import {technicalStates} from './states';

/** Canon, section 18; states and transitions from the data. */
export const vitecStatesFigure: StatesFigure = {
  kind: 'states',
  width: 660,
  title: {sv: 'Lägen för en fil från Vitec', en: 'The states of a file from Vitec'},
  caption: {
    sv: 'LOADED är slutet med Direkt och för avilistan, SENT för bokföringsfilen med Via ekonomisystem.',
    en: 'LOADED is the end in mode Direct and for the rent-notice list, SENT for the bookkeeping file in mode Via accounting system.',
  },
  alternative: {
    sv:
      'En fil börjar som Mottagen (RECEIVED). Klarar den kontrollerna blir den Kontrollerad (VALIDATED) och sedan Inläst (LOADED). ' +
      'Med Via ekonomisystem blir bokföringsfilen till sist Skickad (SENT). Från Mottagen eller Kontrollerad kan den bli Avvisad (REJECTED). ' +
      'En avvisad fil blir Mottagen på nytt när den läggs tillbaka i /in/ och dess rad i ops.FileHash är borttagen.',
    en:
      'A file begins as Received (RECEIVED). If it passes the checks it becomes Validated (VALIDATED) and then Loaded (LOADED). ' +
      'In mode Via accounting system the bookkeeping file finally becomes Sent (SENT). From Received or Validated it can become Rejected (REJECTED). ' +
      'A rejected file becomes Received again when it is moved back to /in/ and its row in ops.FileHash is removed.',
  },
  states: technicalStates(vitecStates),
  places: {RECEIVED: [0, 0], VALIDATED: [1, 0], LOADED: [2, 0], SENT: [3, 0], REJECTED: [0, 1]},
  columns: [1, 1, 1, 1],
  gap: [44, 72],
  icons: {REJECTED: 'cross', SENT: 'check'},
  transitions: {
    'REJECTED>RECEIVED': {label: {sv: 'tillbaka i /in/', en: 'back in /in/'}},
    'VALIDATED>REJECTED': {out: 'bottom', in: 'right'},
  },
};
