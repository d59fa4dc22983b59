import * as data from './data';
import type {State} from './data';
import {machineLists, type MachineId} from './data/machines';

export type {MachineId};

/** A state of a machine, as its list has it. */
export type MachineState = State & {readonly db?: string};

export const machineIds = Object.keys(machineLists) as MachineId[];

/** States of a machine, in the order of the data. */
export const statesOf = (machine: MachineId): readonly MachineState[] => data[machineLists[machine]];

/** A state, and what has it. */
export interface StateOf {
  readonly machine: MachineId;
  readonly state: MachineState;
}

export const allStates: readonly StateOf[] = machineIds.flatMap((machine) =>
  statesOf(machine).map((state) => ({machine, state})),
);

/** `source.paused`, as pages and messages name a state. */
export const stateId = ({machine, state}: StateOf) => `${machine}.${state.id}`;

/** Whether SQL and HTTP give the states of a machine: those of a licence are only shown. */
export const isStored = (machine: MachineId): boolean => machine !== 'licence';

/** What SQL and HTTP call a state of a machine that is stored. */
export const storedName = ({id, db}: MachineState): string => db ?? id;
