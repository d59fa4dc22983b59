import os from 'node:os';

/**
 * A second of a machine that has nothing else to do, ms: as many times longer as processes wait for a processor.
 */
export function aSecond(): number {
  return 1000 * Math.max(1, os.loadavg()[0]! / os.availableParallelism());
}
