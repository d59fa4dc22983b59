import {local} from '../../../product/context';
import {allStates, isStored, stateId, storedName} from '../../../product/stateMachines';
import type Rich from '../../Rich';
import type {Writer} from '../../schema';

const byId = new Map(allStates.map((each) => [stateId(each), each]));

export const writer: Writer<typeof Rich, {readonly of: string; readonly as?: string}> = {
  values: {
    of: [...byId.keys()],
    as: (written) => {
      const named = byId.get(written.get('of') ?? '');
      return named && !isStored(named.machine) ? ['name'] : ['name', 'code'];
    },
  },
  resolve({of, as}, {locale}) {
    const {state} = byId.get(of)!;
    return {data: [as === 'code' ? {code: storedName(state)} : {strong: local(state, locale)}]};
  },
};
