/** A fault in a sample. */
export interface SampleFault {
  /** Line of the sample, from 1. */
  readonly line: number;
  readonly message: string;
  readonly fix?: string | undefined;
}

/** The same of what is read by itself: a line, a statement, a formula. */
export type PartFault = Omit<SampleFault, 'line'>;

/** Faults of each line of a sample by itself. */
export const byLine = (code: string, faultsOf: (line: string) => readonly PartFault[]): SampleFault[] =>
  code.split('\n').flatMap((line, index) => faultsOf(line).map((fault) => ({...fault, line: index + 1})));
