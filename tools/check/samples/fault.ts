/** A fault in a sample. */
export interface SampleFault {
  /** Line of the sample, from 1. */
  line: number;
  message: string;
  fix?: string;
}

/** Line, from 1, that an offset lies on. */
export const lineOfOffset = (code: string, offset: number): number => code.slice(0, offset).split('\n').length;
