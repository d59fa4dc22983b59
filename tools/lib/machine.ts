import {cpus, loadavg} from 'node:os';

/** The machine and how busy it was: figures of time mean little without. */
export function machine(): string {
  const [first] = cpus();
  return `${cpus().length} cores (${first?.model.trim() ?? 'unknown'}), load average ${loadavg()[0]!.toFixed(1)}, Node ${process.versions.node}`;
}

/** Day of the run, as `2025-12-15`. */
export const today = () => new Date().toISOString().slice(0, 10);
