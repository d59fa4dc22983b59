import {facts} from './facts';
import type {Localized} from '../lib/locales';

/** A state of a machine, as its list has it. */
export interface MachineState extends Localized {
  readonly id: string;
  /** What SQL and HTTP call it, when it is not the id. */
  readonly db?: string;
  /** Ids of the states that can follow it. */
  readonly next: readonly string[];
  /** What brings it to each of these, where the facts say so. */
  readonly changes?: readonly (Localized & {readonly to: string})[];
  readonly description?: Localized;
}

/** The state machines of the product: by the word that pages name each by, the list of its states in the facts. */
export const machineLists = {
  source: 'dataSourceStates',
  run: 'syncStates',
  backup: 'backupStates',
  licence: 'licenceStates',
  mail: 'mailStates',
  file: 'vitecStates',
} as const;

export type MachineId = keyof typeof machineLists;

export const machineIds = Object.keys(machineLists) as MachineId[];

/** States of a machine, in the order of the facts. */
export const statesOf = (machine: MachineId): readonly MachineState[] => facts[machineLists[machine]];

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
