/** One fault in a file, with what mends it: two sentences, and a line from 1. */
export interface Fault {
  readonly file: string;
  readonly line: number;
  readonly message: string;
  readonly remedy: string;
}

/** A fault as the terminal shows it. */
const formatFault = ({file, line, message, remedy}: Fault): string => `${file}:${line}  ${message}\n  → ${remedy}`;

/** Files that cannot be used as they are. Where the code met them helps nobody, so that it has no stack. */
export class FaultsError extends Error {
  readonly #faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(faults.map(formatFault).join('\n'));
    this.stack = this.message;
    this.#faults = faults;
  }

  get faults(): readonly Fault[] {
    return this.#faults;
  }
}

/** @throws FaultsError with all faults, when there are any */
export function requireSound(faults: readonly Fault[]): void {
  if (faults.length > 0) throw new FaultsError(faults);
}
