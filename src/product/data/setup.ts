import file from './json/setup.json';
import type {
  EventId,
  MsiProperty,
  MsiReturnCode,
  ProductFile,
  ProgramSwitch,
  RegistryValue,
  ReturnCode,
  SetupSwitch,
} from './schemas/setup';
import {told} from './told';

const json = told(file);

export const files: readonly ProductFile[] = json.files as ProductFile[];
export const registry: readonly RegistryValue[] = json.registry as RegistryValue[];
export const msiProperties: readonly MsiProperty[] = json.msiProperties as MsiProperty[];
export const msiReturnCodes: readonly MsiReturnCode[] = json.msiReturnCodes as MsiReturnCode[];
export const setupSwitches: readonly SetupSwitch[] = json.setupSwitches as SetupSwitch[];
export const programSwitches: readonly ProgramSwitch[] = json.programSwitches;
export const setupReturnCodes: readonly ReturnCode[] = json.setupReturnCodes as ReturnCode[];
export const eventIds: readonly EventId[] = json.eventIds as EventId[];
