/** One fault in a file, with what mends it. */
export interface Fault {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** What is wrong, as a sentence. */
  readonly message: string;
  /** What to write instead, as a sentence. */
  readonly remedy: string;
}

/** A fault as the terminal shows it. */
export const formatFault = ({file, line, message, remedy}: Fault): string =>
  `${file}:${line}  ${message}\n  → ${remedy}`;

/** Files that cannot be used as they are. */
export class FaultsError extends Error {
  constructor(readonly faults: readonly Fault[]) {
    super(faults.map(formatFault).join('\n'));
  }
}

/** @throws FaultsError with all faults, when there are any */
export function requireSound(faults: readonly Fault[]): void {
  if (faults.length > 0) throw new FaultsError(faults);
}
