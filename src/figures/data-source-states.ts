import {dataSourceStates} from '../product/data';
import type {StatesFigure} from '../../packages/diagrams';
import {changesInWords, technicalStates} from './states';

/** States and changes from the data. */
export const dataSourceStatesFigure: StatesFigure = {
  kind: 'states',
  width: 600,
  title: {sv: 'Lägen för en datakälla', en: 'The states of a data source'},
  caption: {
    sv: 'Pausad går att återuppta. Utgången och Borttagen måste anslutas på nytt.',
    en: 'Paused can be resumed. Expired and Removed must be reconnected.',
  },
  alternative: changesInWords(dataSourceStates),
  states: technicalStates(dataSourceStates),
  places: {paused: [0, 0], active: [0, 1], expired: [0, 2], removed: [1, 1]},
  columns: [150, 150],
  gap: [150, 64],
  inset: [40, 8],
  icons: {paused: 'wait', expired: 'warning', removed: 'cross'},
  transitions: {
    'active>paused': {label: {sv: 'Pausa, YT-8011', en: 'Pause, YT-8011'}, labelSide: 'left', labelWidth: 70},
    'paused>active': {label: {sv: 'Återuppta', en: 'Resume'}, labelSide: 'right'},
    'active>expired': {label: 'YT-8001', labelSide: 'left'},
    'expired>active': {label: {sv: 'Anslut på nytt', en: 'Reconnect'}, labelSide: 'right'},
    'removed>active': {label: {sv: 'Anslut på nytt', en: 'Reconnect'}, labelSide: 'bottom'},
    'paused>expired': {out: 'left', in: 'left', reach: 28},
    'paused>removed': {out: 'right', in: 'top'},
    'expired>removed': {out: 'right', in: 'bottom'},
  },
};
