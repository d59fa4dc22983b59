import {z} from 'zod/v4';
import {checkDialog, checkFlow, checkSequence, checkStates} from './checks';
import {dialogOf, flowOf, ladderOf, sequenceOf, statesOf, type Writing} from './schema';

/** The schema of a figure, as a site writes it: its shape, and what must agree in it. */
export const figureSchema = (writing: Writing) =>
  z.discriminatedUnion('kind', [
    flowOf(writing).superRefine(checkFlow),
    statesOf(writing).superRefine(checkStates),
    sequenceOf(writing).superRefine(checkSequence),
    ladderOf(writing),
    dialogOf(writing).superRefine(checkDialog),
  ]);
