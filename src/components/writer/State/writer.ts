import {local} from '../../../product/context';
import {allStates, isStored, stateId, storedName} from '../../../product/stateMachines';
import type {Writer} from '../../schema';
import type State from '.';

const byId = new Map(allStates.map((each) => [stateId(each), each]));

export const writer: Writer<typeof State, {readonly of: string; readonly as?: string}> = {
  values: {
    of: [...byId.keys()],
    as: (written) => {
      const named = byId.get(written.get('of') ?? '');
      return named && !isStored(named.machine) ? ['name'] : ['name', 'code'];
    },
  },
  resolve({of, as}, {locale}) {
    const {state} = byId.get(of)!;
    return {data: as === 'code' ? {name: storedName(state), code: true} : {name: local(state, locale)}};
  },
};
