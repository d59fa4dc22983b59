/** A fault in a sample. */
export interface SampleFault {
  /** Line of the sample, from 1. */
  line: number;
  message: string;
  fix?: string;
}
