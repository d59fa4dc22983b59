import {dataSourceStates} from '../product/data';
import type {LocaleId} from '../lib/locales';
import type {StatesFigure} from './types';

/** Every change of the data as a sentence, so that figure, table and words cannot differ. */
function sentences(locale: LocaleId): string {
  const nameOf = (id: string) => dataSourceStates.find((state) => state.id === id)?.[locale] ?? id;
  const word = {sv: ['Från', 'till'], en: ['From', 'to']}[locale];
  return dataSourceStates
    .flatMap(({id, changes = []}) =>
      changes.map((change) => `${word[0]} ${nameOf(id)} ${word[1]} ${nameOf(change.to)}: ${change[locale]}.`),
    )
    .join(' ');
}

/** States and changes from the data. */
export const dataSourceStatesFigure: StatesFigure = {
  kind: 'states',
  width: 600,
  detail: 'technical',
  title: {sv: 'Tillstånd för en datakälla', en: 'The states of a data source'},
  caption: {
    sv: 'Pausad går att återuppta. Utgången måste anslutas på nytt.',
    en: 'Paused can be resumed. Expired must be reconnected.',
  },
  alternative: {sv: sentences('sv'), en: sentences('en')},
  states: dataSourceStates,
  places: {active: [0, 0], paused: [1, 0], expired: [0, 1], removed: [1, 1]},
  columns: [150, 150],
  gap: [170, 90],
  icons: {paused: 'wait', expired: 'warning', removed: 'cross'},
  transitions: {
    'paused>active': {label: {sv: 'Återuppta', en: 'Resume'}, labelSide: 'bottom'},
    'active>paused': {label: {sv: 'Pausa, YT-8011', en: 'Pause, YT-8011'}},
    'expired>active': {label: {sv: 'Anslut på nytt', en: 'Reconnect'}, labelSide: 'left', labelWidth: 80},
  },
};
