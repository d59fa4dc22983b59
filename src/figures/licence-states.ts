import {licenceStates} from '../product/data';
import type {StatesFigure} from '../../packages/diagrams';
import {changesInWords, describedStates} from './states';

/** Canon, section 5; states and changes from the data. */
export const licenceStatesFigure: StatesFigure = {
  kind: 'states',
  width: 660,
  title: {sv: 'Licensens tillstånd', en: 'The states of a licence'},
  caption: {sv: 'En licens från provperiod till utgången.', en: 'A licence from trial to expired.'},
  alternative: changesInWords(licenceStates),
  states: describedStates(licenceStates),
  places: {blocked: [1, 0], trial: [0, 1], active: [1, 1], grace: [2, 1], expired: [2, 2]},
  columns: [140, 130, 170],
  gap: [104, 56],
  transitions: {
    'trial>active': {label: {sv: 'Aktivera', en: 'Activate'}},
    'active>grace': {label: {sv: 'ingen kontakt', en: 'no contact'}},
    'grace>active': {label: {sv: 'kontakt igen', en: 'contact again'}, labelSide: 'bottom'},
    'grace>expired': {label: {sv: '{limits.licenceGrace}', en: '{limits.licenceGrace}'}, labelSide: 'left'},
    'active>blocked': {label: {sv: 'spärras', en: 'blocked'}, labelSide: 'left'},
    'blocked>active': {label: {sv: 'spärren hävs', en: 'block lifted'}, labelSide: 'right'},
    'expired>active': {out: 'left', in: 'bottom', label: {sv: 'giltig igen', en: 'valid again'}},
  },
};
