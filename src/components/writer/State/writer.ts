import {local} from '../../../product/context';
import {allStates, isStored, stateId, storedName} from '../../../product/stateMachines';
import type {Attributes, WriterOf} from '../../schema';
import type State from '.';

const byId = new Map(allStates.map((each) => [stateId(each), each]));

const attributes = {
  of: {values: [...byId.keys()]},
  as: {
    values: (written) => {
      const named = byId.get(written.get('of') ?? '');
      return named && !isStored(named.machine) ? ['name'] : ['name', 'code'];
    },
    without: {sv: 'namnet; `code` ger värdet i SQL och HTTP', en: 'the name; `code` gives the value in SQL and HTTP'},
  },
} satisfies Attributes;

export const writer = {
  isPhrase: true,
  purpose: {
    sv: 'Ett läge i löpande text: för datakälla, körning, säkerhetskopia, licens, mejl eller fil.',
    en: 'State in running text: of a data source, run, backup, licence, e-mail or file.',
  },
  attributes,
  example: '<State of="source.paused" />',
  resolve({of, as}, {locale}) {
    const {state} = byId.get(of)!;
    return {data: as === 'code' ? {name: storedName(state), code: true} : {name: local(state, locale)}};
  },
} satisfies WriterOf<typeof State, typeof attributes>;
