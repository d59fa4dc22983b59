import {z} from 'zod';
import {text} from './common';
import {storedStateSchema} from './sync';

export const backupSchema = z
  .object({
    fileName: text,
    hashFile: text,
    logicalData: text,
    logicalLog: text,
    minimumServer: text,
    recoveryModel: text,
  })
  .strict();

export const backupGroup = {backup: backupSchema, backupStates: z.array(storedStateSchema).min(1)};

export type Backup = z.infer<typeof backupSchema>;
