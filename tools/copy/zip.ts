import {zipSync} from 'fflate';
import type {CopyFiles} from './faults';

/**
 * Packs files into an archive that every Windows opens, and that depends on its arguments alone.
 *
 * @param folder that all of them lie in
 * @param day that they carry, as `2025-12-15`
 */
export function zip(files: CopyFiles, folder: string, day: string): Buffer {
  // The format knows local time only: the same numbers in whatever zone.
  const mtime = `${day}T12:00:00`;
  const entries = [...files]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, data]) => [`${folder}/${file}`, data] as const);
  return Buffer.from(zipSync(Object.fromEntries(entries), {level: 9, mtime}));
}
