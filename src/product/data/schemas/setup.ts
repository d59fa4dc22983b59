import {z} from 'zod';
import {bilingual, text} from './common';

export const fileSchema = z.object({path: text, ...bilingual}).strict();

export const registrySchema = z.object({key: text, value: text, ...bilingual}).strict();

export const msiPropertySchema = z
  .object({
    name: z.string().regex(/^[A-Z][A-Z_]+$/, 'not an MSI property name'),
    ...bilingual,
    default: text.optional(),
    /** `Section.Key` of the init file that set-up writes. */
    iniKey: text.optional(),
  })
  .strict();

export const returnCodeSchema = z.object({code: z.number().int(), ...bilingual}).strict();

/** A return code of the package, and what a deployment tool makes of it. */
export const msiReturnCodeSchema = returnCodeSchema.extend({
  outcome: z.enum(['success', 'failed', 'retry', 'softReboot']),
});

export const setupSwitchSchema = z
  .object({
    name: z.string().regex(/^\/[a-z]+$/, 'not a switch /name'),
    value: text.optional(),
    required: z.boolean(),
    /** Switches that must be there too. */
    needs: z.array(text).min(1).optional(),
    ...bilingual,
  })
  .strict();

/** A switch of another program than ExoSystemDbSetup. */
export const programSwitchSchema = z
  .object({
    program: text,
    name: z.string().regex(/^\/[a-z]+$/, 'not a switch /name'),
    value: text.optional(),
    ...bilingual,
  })
  .strict();

export const eventIdSchema = z
  .object({id: z.number().int().positive(), level: z.enum(['Information', 'Warning', 'Error']), ...bilingual})
  .strict();

export const setupGroup = {
  files: z.array(fileSchema).min(1),
  registry: z.array(registrySchema).min(1),
  msiProperties: z.array(msiPropertySchema).min(1),
  msiReturnCodes: z.array(msiReturnCodeSchema).min(1),
  setupSwitches: z.array(setupSwitchSchema).min(1),
  programSwitches: z.array(programSwitchSchema).min(1),
  setupReturnCodes: z.array(returnCodeSchema).min(1),
  eventIds: z.array(eventIdSchema).min(1),
};

export type ProductFile = z.infer<typeof fileSchema>;
export type RegistryValue = z.infer<typeof registrySchema>;
export type MsiProperty = z.infer<typeof msiPropertySchema>;
export type MsiReturnCode = z.infer<typeof msiReturnCodeSchema>;
export type ReturnCode = z.infer<typeof returnCodeSchema>;
export type SetupSwitch = z.infer<typeof setupSwitchSchema>;
export type ProgramSwitch = z.infer<typeof programSwitchSchema>;
export type EventId = z.infer<typeof eventIdSchema>;
